/** Focal length of phones and webcams, in long sides of their pictures: about 65° of view. */
export const FOCAL_LENGTH = 0.78;

/** A camera that looks along the middle of its picture, in px of that. */
export type Camera = { focal: number; x: number; y: number };

/** A lens: its focal length in long sides of an uncut picture, and the share by which that may be off (two standard deviations). */
export type Optics = { focalLength: number; uncertainty: number };

/** The cameras of phones and computers that nothing more is known of. */
export const COMMON_OPTICS: Optics = { focalLength: FOCAL_LENGTH, uncertainty: 0.2 };

/** The camera of an uncut picture of that size in px. */
export const cameraOf = (
  { width, height }: { width: number; height: number },
  { focalLength }: Optics = COMMON_OPTICS,
): Camera => ({
  focal: focalLength * Math.max(width, height),
  x: width / 2,
  y: height / 2,
});
