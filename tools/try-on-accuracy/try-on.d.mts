/** The modules of the try-on that measure.ts bundles for its page. */
export type TryOn = typeof import('../../lib/try-on/photo') &
  typeof import('../../lib/try-on/placement') &
  typeof import('../../lib/try-on/measure-card') &
  typeof import('../../lib/try-on/photo-optics');
