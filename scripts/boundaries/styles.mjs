import { lineAt } from './source.mjs';

const LAYERS = ['ui', 'layout', 'feature', 'page'];
const TOKENS_FILE = 'styles/tokens.css';
/** Palettes of the storefronts, and their tokens of the offline page, which no other style sheet reaches. */
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

/** CSS with comments, strings and addresses blanked out, positions kept. */
function bareCss(css) {
  return css.replace(/\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'|url\([^)]*\)/g, (text) =>
    text.replace(/[^\n]/g, ' '),
  );
}

/** The statements of the outermost level: `{ prelude, position }`, whether they have a block or end with `;`. */
function topLevel(css) {
  const statements = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{') {
      if (depth === 0) statements.push({ prelude: css.slice(start, at), position: start });
      depth++;
    } else if (css[at] === '}') {
      depth--;
      if (depth === 0) start = at + 1;
    } else if (css[at] === ';' && depth === 0) {
      statements.push({ prelude: css.slice(start, at), position: start });
      start = at + 1;
    }
  }
  if (css.slice(start).trim() !== '') statements.push({ prelude: css.slice(start), position: start });
  return statements;
}

function layerViolations(file, css) {
  const allowed = new RegExp(`^@layer\\s+(${LAYERS.join('|')})$`);
  const statements = topLevel(css);
  const outside = statements.find(({ prelude }) => !allowed.test(prelude.trim()));
  const message = `must stand wholly inside one @layer ${LAYERS.join('|')} { }`;
  if (statements.length === 0)
    return [{ rule: 'css-layer', file, line: 1, message: `is empty: it ${message}` }];
  if (outside) {
    const position = outside.position + outside.prelude.search(/\S/);
    const what = outside.prelude.trim().split('\n')[0];
    return [
      {
        rule: 'css-layer',
        file,
        line: lineAt(css, position),
        message: `"${what}" is outside: the file ${message}`,
      },
    ];
  }
  if (statements.length > 1) {
    return [
      {
        rule: 'css-layer',
        file,
        line: lineAt(css, statements[1].position) + 1,
        message: `has ${statements.length} layer blocks: it ${message}`,
      },
    ];
  }
  return [];
}

/** Declarations as `{ value, position }`; preludes (selectors, media conditions) are no declarations. */
function declarationsOf(css) {
  const pattern = /([{;])\s*(--[\w-]+|[a-z-]+)\s*:([^;{}]*)(?=[;}])/gi;
  const found = [];
  for (let match = pattern.exec(css); match !== null; match = pattern.exec(css)) {
    found.push({ value: match[3], position: match.index + match[0].length - match[3].length });
  }
  return found;
}

function rawValueViolations(file, css) {
  return declarationsOf(css).flatMap(({ value, position }) => {
    const found = [];
    const colour = RAW_COLOUR.exec(value);
    if (colour) {
      const message = `raw colour "${colour[0]}": use a token of ${TOKENS_FILE}`;
      found.push({ rule: 'css-token', file, line: lineAt(css, position + colour.index), message });
    }
    for (const size of value.matchAll(RAW_PX)) {
      if (Number(size[1]) === 1) continue;
      const message = `raw size "${size[0]}": use a token of ${TOKENS_FILE} (only the 1px hairline is free)`;
      found.push({ rule: 'css-token', file, line: lineAt(css, position + size.index), message });
    }
    return found;
  });
}

const withoutArguments = (selector) => {
  const shorter = selector.replace(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
};

/** `.a:has(:checked) > :nth-child(2)` and `.a > * + *`, without their arguments. */
const WIDE_SELECTOR =
  /:has\b.*[\s>+~](?:\*|:(?!is\b|where\b))\S*$|(?:^|[\s>+~])(?:\*|:\S+)\s*[+~]\s*(?:\*|:\S+)$/s;

/**
 * Selectors that name nothing the browser could look for: whenever an element comes or goes, it matches the styles of
 * all its siblings and what is in them anew, and for `:has()` those of the whole document.
 */
function wideSelectors(file, css) {
  return [...css.matchAll(/[^{};]+(?=\{)/g)].flatMap(({ 0: prelude, index }) =>
    withoutArguments(prelude)
      .split(',')
      .map((selector) => selector.trim())
      .filter((selector) => WIDE_SELECTOR.test(selector))
      .map((selector) => ({
        rule: 'css-wide',
        file,
        line: lineAt(css, index + prelude.search(/\S/)),
        message: `"${selector}" ends without a class or tag: each new element would have much of the page matched anew`,
      })),
  );
}

/**
 * The rules about style sheets: every CSS module wholly inside one layer, no selector that costs the whole document at each
 * change, and no raw colour or px size outside the tokens. Media conditions cannot use tokens and are not looked at; nor
 * is the embedded store, its own program whose stand-in site cannot reach the shop's tokens.
 */
export function styleViolations(files) {
  const found = [];
  for (const [file, source] of files) {
    if (!file.endsWith('.css') || file.startsWith('embedded-store/')) continue;
    const css = bareCss(source);
    if (file.endsWith('.module.css')) found.push(...layerViolations(file, css));
    found.push(...wideSelectors(file, css));
    if (file !== TOKENS_FILE && !PALETTES.test(file)) found.push(...rawValueViolations(file, css));
  }
  return found;
}
