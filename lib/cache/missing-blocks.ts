import { processWide } from './shared';

/** A page is rendered in less than this (ms): its optional calls have shorter timeouts. */
const RENDER_TIME = 5_000;

const last = () => processWide('missing-blocks', () => ({ at: Number.NEGATIVE_INFINITY }));

/** To be called when an optional block was left out because its call failed. */
export function noteMissingBlock(): void {
  last().at = Date.now();
}

/** Whether a page that has just been rendered may lack a block that it would have with a healthy platform. */
export function mayLackBlocks(): boolean {
  return Date.now() - last().at < RENDER_TIME;
}
