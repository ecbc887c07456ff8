import { globalSingleton } from '@/lib/shared/global-singleton';
import { exposeQueue } from '@/lib/telemetry/metrics';
import { createIdleCheck } from './idle-thread';
import { RenderSlots } from './render-slots';

/** The process's slots: the middleware acquires them, the page cache reports finished renders. */
export function renderSlots(): RenderSlots {
  return globalSingleton('render-slots', () => {
    const slots = new RenderSlots(createIdleCheck());
    exposeQueue('render', () => slots.waiting);
    return slots;
  });
}
