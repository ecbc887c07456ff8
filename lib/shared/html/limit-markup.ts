/** Maximum length of a text from the platform, in characters; long articles have a tenth of it. */
const MAX_LENGTH = 200_000;

/** Maximum depth of nesting. Texts pasted from word processors reach about 20. */
const MAX_DEPTH = 100;

/** Elements that have no end tag, or whose end browsers infer. Many of them in a row are not nested. */
const WITHOUT_END = new Set(
  (
    'area base br col colgroup dd dt embed hr img input li link meta option optgroup p param rp rt source ' +
    'tbody td tfoot th thead tr track wbr'
  ).split(' '),
);

const TAG_NAME = /^<(\/?)([a-z][a-z0-9-]*)/i;
const LONGEST_NAME = 40;

/**
 * The beginning of `html` that can be parsed in reasonable time. Parsing time grows with length times depth,
 * so a megabyte of hostile or broken markup would block the whole process for half a minute. This takes one
 * pass, in linear time.
 */
export function limitMarkup(html: string): string {
  const limit = Math.min(html.length, MAX_LENGTH);
  let depth = 0;
  for (let start = html.indexOf('<'); start !== -1 && start < limit; ) {
    const tag = TAG_NAME.exec(html.slice(start, start + LONGEST_NAME));
    const name = tag?.[2]?.toLowerCase();
    if (name !== undefined && !WITHOUT_END.has(name)) depth = Math.max(0, depth + (tag?.[1] ? -1 : 1));
    if (depth > MAX_DEPTH) return html.slice(0, start);
    start = html.indexOf('<', start + 1);
  }
  if (html.length <= MAX_LENGTH) return html;
  const cut = html.slice(0, MAX_LENGTH);
  const open = cut.lastIndexOf('<');
  return open > cut.lastIndexOf('>') ? cut.slice(0, open) : cut;
}
