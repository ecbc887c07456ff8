/** Runs `work` when the next frame has been painted, so that the answer to a press is seen before what takes long. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
