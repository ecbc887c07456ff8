/** Highest grade; the lowest is 1, and 0 means that no star was chosen (EVAL-04, EVAL-05). */
export const TOP_GRADE = 10;

/** Longest comment, in UTF-16 units as a text field counts them. */
export const MAX_COMMENT = 2_000;
