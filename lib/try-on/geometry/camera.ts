/** Focal length of phones and webcams, in long sides of their pictures: about 65° of view. */
export const FOCAL_LENGTH = 0.78;

/** A camera that looks along the middle of its picture, in px of that. */
export type Camera = { focal: number; x: number; y: number };

/** The camera of an uncut picture of that size in px. */
export const cameraOf = ({ width, height }: { width: number; height: number }): Camera => ({
  focal: FOCAL_LENGTH * Math.max(width, height),
  x: width / 2,
  y: height / 2,
});
