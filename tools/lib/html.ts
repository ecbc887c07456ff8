/** Elements whose text readers do not see. */
export const NOT_SHOWN = 'script, style, template, noscript';
