/** The modules of the try-on that tools/try-on-accuracy bundles for its page. */
type TryOn = typeof import('../../lib/try-on/photo') &
  typeof import('../../lib/try-on/geometry/placement') &
  typeof import('../../lib/try-on/measure-card') &
  typeof import('../../lib/try-on/photo-optics');

declare global {
  interface Window {
    /** tools/try-on-accuracy/measure.mjs. */
    tryOn: TryOn;
  }
}
