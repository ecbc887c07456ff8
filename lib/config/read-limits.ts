/**
 * When the reads of a page end, in ms after its request came; the rest of four seconds is for rendering it. The
 * development server first compiles the page, during which reads would run out of time.
 */
export const READS_END = process.env.NODE_ENV === 'development' ? 60_000 : 3_600;
