const CAMERA = { video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 960 } } } as const;

/** Whether this browser may open a camera on this page. */
export const canUseCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

/** Message for the shopper about a camera that could not be used. */
export const CAMERA_REFUSED =
  'A câmera não abriu. Permita o uso da câmera nas configurações do navegador, ou escolha uma foto.';

/** Calls `close` when the dialog around `video` closes, because no camera may run unseen; until `signal` is aborted. */
export function closeWithDialog(video: Element | null, close: () => void, signal: AbortSignal): void {
  video?.closest('dialog')?.addEventListener('close', close, { signal });
}

/**
 * Shows the front camera in `video` until `signal` is aborted, which switches the camera off.
 * @returns false if that happens before the camera is ready
 * @throws DOMException if the camera is blocked or cannot be used
 */
export async function openCamera(video: HTMLVideoElement, signal: AbortSignal): Promise<boolean> {
  const stream = await navigator.mediaDevices.getUserMedia(CAMERA);
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  signal.addEventListener('abort', stop);
  if (signal.aborted) {
    stop();
    return false;
  }
  video.srcObject = stream;
  await video.play();
  return true;
}
