import postcss from 'postcss';

/**
 * @typedef {import('postcss').Root} Root
 * @typedef {import('./source.mjs').Violation} Violation
 */

const LAYERS = ['ui', 'layout', 'feature', 'page'];
const TOKENS_FILE = 'styles/tokens.css';
/** The palettes of the storefronts, and their tokens for the offline page, which loads no other style sheet. */
const PALETTES = /^public\/storefronts\/[\w-]+\.css$/;
const COLOUR_NAMES = [
  'black white red green blue yellow orange purple pink brown gray grey silver gold navy teal maroon olive',
  'lime aqua fuchsia cyan magenta beige ivory coral salmon tomato crimson indigo violet khaki tan wheat snow',
  'whitesmoke gainsboro lightgray lightgrey darkgray darkgrey dimgray dimgrey slategray slategrey rebeccapurple',
]
  .join(' ')
  .replaceAll(' ', '|');
const RAW_COLOUR = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(|(?<![\\w-])(?:${COLOUR_NAMES})(?![\\w-])`,
  'i',
);
const RAW_PX = /(?<![\w.-])-?(\d*\.?\d+)px\b/gi;
/** Colour names and sizes in quotes or in url() are no values of a style. */
const TEXTS_AND_ADDRESSES = /"[^"]*"|'[^']*'|url\([^)]*\)/g;

/** @param {import('postcss').Node} node */
const lineOf = ({ source }) => source?.start?.line ?? 1;

/**
 * @param {string} file
 * @param {Root} root
 */
function layerViolations(file, root) {
  const found = (/** @type {number} */ line, /** @type {string} */ message) => [
    { rule: 'css-layer', file, line, message },
  ];
  const message = `must stand wholly inside one @layer ${LAYERS.join('|')} { }`;
  const nodes = root.nodes.filter(({ type }) => type !== 'comment');
  const outside = nodes.find(
    (node) => node.type !== 'atrule' || node.name !== 'layer' || !LAYERS.includes(node.params),
  );
  const [first, second] = nodes;
  if (first === undefined) return found(1, `is empty: it ${message}`);
  if (outside) {
    const [what] = String(outside).split(/\s*[{\n]/);
    return found(lineOf(outside), `"${what}" is outside: the file ${message}`);
  }
  return second ? found(lineOf(second), `has ${nodes.length} layer blocks: it ${message}`) : [];
}

/**
 * @param {string} file
 * @param {Root} root
 */
function rawValueViolations(file, root) {
  /** @type {Violation[]} */
  const found = [];
  root.walkDecls((declaration) => {
    const add = (/** @type {string} */ message) =>
      found.push({ rule: 'css-token', file, line: lineOf(declaration), message });
    const value = declaration.value.replace(TEXTS_AND_ADDRESSES, '');
    const colour = RAW_COLOUR.exec(value);
    if (colour) add(`raw colour "${colour[0]}": use a token of ${TOKENS_FILE}`);
    for (const [size, number] of value.matchAll(RAW_PX)) {
      if (Number(number) !== 1)
        add(`raw size "${size}": use a token of ${TOKENS_FILE} (only the 1px hairline is free)`);
    }
  });
  return found;
}

/**
 * @param {string} selector
 * @returns {string}
 */
const withoutArguments = (selector) => {
  const shorter = selector.replace(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
};

/** Matches `.a:has(:checked) > :nth-child(2)` and `.a > * + *` once their arguments are taken out. */
const WIDE_SELECTOR =
  /:has\b.*[\s>+~](?:\*|:(?!is\b|where\b))\S*$|(?:^|[\s>+~])(?:\*|:\S+)\s*[+~]\s*(?:\*|:\S+)$/s;

/**
 * Finds selectors that end without a class or tag. With them, the browser recalculates the styles of all siblings and
 * their contents whenever an element is added or removed; with `:has()`, those of the whole document.
 * @param {string} file
 * @param {Root} root
 */
function wideSelectors(file, root) {
  /** @type {Violation[]} */
  const found = [];
  root.walkRules((rule) => {
    for (const selector of rule.selectors.map(withoutArguments)) {
      const message = `"${selector}" ends without a class or tag: each new element would have much of the page matched anew`;
      if (WIDE_SELECTOR.test(selector)) found.push({ rule: 'css-wide', file, line: lineOf(rule), message });
    }
  });
  return found;
}

/**
 * Checks style sheets: every CSS module is wholly inside one layer, no selector makes the browser recalculate the whole
 * document, and no raw colour or px size is outside the tokens. Media conditions are exempt, because they cannot use
 * tokens. So is the embedded store: its stand-in site cannot reach the shop's tokens.
 * @param {import('./source.mjs').Files} files
 */
export function styleViolations(files) {
  /** @type {Violation[]} */
  const found = [];
  for (const [file, source] of files) {
    if (!file.endsWith('.css') || file.startsWith('embedded-store/')) continue;
    const root = postcss.parse(source);
    if (file.endsWith('.module.css')) found.push(...layerViolations(file, root));
    found.push(...wideSelectors(file, root));
    if (file !== TOKENS_FILE && !PALETTES.test(file)) found.push(...rawValueViolations(file, root));
  }
  return found;
}
