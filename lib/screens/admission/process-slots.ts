import { globalSingleton } from '@/lib/shared/global-singleton';
import { showQueue } from '@/lib/telemetry/metrics';
import { createIdleCheck } from './idle-thread';
import { RenderSlots } from './render-slots';

/** The process's slots: the middleware acquires them, the page cache reports finished renders. */
export function renderSlots(): RenderSlots {
  return globalSingleton('render-slots', () => {
    const slots = new RenderSlots(createIdleCheck());
    showQueue('render', () => slots.waiting);
    return slots;
  });
}
