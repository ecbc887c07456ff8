/** Highest grade; the lowest is 1, and 0 means that no star was chosen. */
export const MAX_GRADE = 10;

/** Longest comment, in UTF-16 code units, as text fields count them. */
export const MAX_COMMENT_LENGTH = 2_000;
