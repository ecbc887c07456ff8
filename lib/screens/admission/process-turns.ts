import { globalSingleton } from '@/lib/shared/global-singleton';
import { showQueue } from '@/lib/telemetry/metrics';
import { createIdleCheck } from './idle-thread';
import { RenderTurns } from './render-turns';

/** The process's turns: the middleware takes them, the page cache says which renders are over. */
export function renderTurns(): RenderTurns {
  return globalSingleton('render-turns', () => {
    const turns = new RenderTurns(createIdleCheck());
    showQueue('render', () => turns.waiting);
    return turns;
  });
}
