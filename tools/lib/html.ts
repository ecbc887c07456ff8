/** Elements whose text is not shown. */
export const NOT_SHOWN = 'script, style, template, noscript';
