/** Elements that our pages never contain: they run, embed or load something, or change how the rest is parsed. */
const REFUSED_ELEMENTS = new Set([
  'animate',
  'animatemotion',
  'animatetransform',
  'applet',
  'base',
  'embed',
  'fencedframe',
  'foreignobject',
  'frame',
  'frameset',
  'listing',
  'math',
  'noembed',
  'noframes',
  'object',
  'plaintext',
  'portal',
  'set',
  'style',
  'template',
  'xmp',
]);

const REFUSED_ATTRIBUTE = /^(?:on.*|srcdoc|http-equiv)$/i;

/** Attributes whose value is executed if it is a `javascript:` address. */
const ADDRESS_ATTRIBUTE = /^(?:href|xlink:href|src|action|formaction|data)$/i;

/** React and sanitize-html write no other entities than these. */
const FOREIGN_ENTITY = /&(?!(?:amp|lt|gt|quot|#x27);)/;

/** Characters that browsers ignore in front of a scheme and inside it. */
const SKIPPED_IN_SCHEME = /[\0- ]+/g;
const SCRIPT_ADDRESS = /^(?:javascript|vbscript):/i;

/** Attributes that contain none of these are harmless, and most tags have only such. */
const SUSPICIOUS = / on|srcdoc|http-equiv|="[\0- &jv]/i;

/** The address that React writes in place of one that would execute. */
const BLOCKED_ADDRESS =
  'javascript:throw new Error(&#x27;React has blocked a javascript: URL as a security precaution.&#x27;)';

const DOCTYPE = '<!DOCTYPE html>';
/**
 * No attribute value contains `<`, so each `<` in the text starts markup, no matter how a browser parses what
 * surrounds it.
 */
const START_TAG = /<([a-z][a-z0-9]*)((?: [a-z][\w:.-]*(?:="[^"<]*")?)*) ?\/?>/iy;
const END_TAG = /<\/[a-z][a-z0-9]*>/iy;
const COMMENT = /<!--(?:[\w$&/!?~ ]|-(?!-))*-->/y;
const ATTRIBUTE = / ([a-z][\w:.-]*)(?:="([^"]*)")?/gi;

export type UnexpectedMarkup = 'script' | 'element' | 'attribute' | 'address' | 'syntax';

function isExecuted(value: string): boolean {
  if (value === BLOCKED_ADDRESS) return false;
  return FOREIGN_ENTITY.test(value) || SCRIPT_ADDRESS.test(value.replace(SKIPPED_IN_SCHEME, ''));
}

function unexpectedAttribute(attributes: string): UnexpectedMarkup | null {
  if (!SUSPICIOUS.test(attributes)) return null;
  for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    if (REFUSED_ATTRIBUTE.test(name)) return 'attribute';
    if (ADDRESS_ATTRIBUTE.test(name) && isExecuted(value)) return 'address';
  }
  return null;
}

/** Position after the match of a sticky pattern at `position`; -1 if it does not match. */
function endOf(pattern: RegExp, html: string, position: number): number {
  pattern.lastIndex = position;
  return pattern.test(html) ? pattern.lastIndex : -1;
}

/**
 * The first markup in `html` that could run something, or that React and sanitize-html would not have
 * written, so that a browser might parse it differently from this scanner. Null if there is none.
 * @param endOfKnown returns the position after a script or style of ours that starts at a position, or -1
 */
export function findUnexpectedMarkup(
  html: string,
  endOfKnown: (position: number) => number,
): UnexpectedMarkup | null {
  let position = html.startsWith(DOCTYPE) ? DOCTYPE.length : 0;
  for (;;) {
    position = html.indexOf('<', position);
    if (position === -1) return null;
    START_TAG.lastIndex = position;
    const tag = START_TAG.exec(html);
    if (tag === null) {
      position = Math.max(endOf(END_TAG, html, position), endOf(COMMENT, html, position));
      if (position === -1) return 'syntax';
      continue;
    }
    const [, name = '', attributes = ''] = tag;
    const element = name.toLowerCase();
    if (element === 'script' || element === 'style') {
      position = endOfKnown(position);
      if (position === -1) return element === 'script' ? 'script' : 'element';
      continue;
    }
    if (REFUSED_ELEMENTS.has(element)) return 'element';
    const unexpected = unexpectedAttribute(attributes);
    if (unexpected !== null) return unexpected;
    position = START_TAG.lastIndex;
  }
}
