/** Placeholders shown while a listing loads (LIST-01, CONST-08). */
export const SKELETON_CARDS = 8;
