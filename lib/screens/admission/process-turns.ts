import { globalSingleton } from '@/lib/shared/global-singleton';
import { createIdleCheck } from './idle-thread';
import { RenderTurns } from './render-turns';

/** The process's turns: the middleware takes them, the page cache says which renders are over. */
export function renderTurns(): RenderTurns {
  return globalSingleton('render-turns', () => new RenderTurns(createIdleCheck()));
}
