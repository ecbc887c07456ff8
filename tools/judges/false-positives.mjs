/** What a judge reports and is no fault, with the reason: `{ judge, rule, text?, why }`. */
export const FALSE_POSITIVES = [];
