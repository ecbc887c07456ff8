/** Focal length of phones and webcams, in long sides of their pictures: about 65° of view. */
export const FOCAL_LENGTH = 0.78;
