import type { Node, Root } from 'postcss';
import postcss from 'postcss';
import type { Files } from './source';

export type Add = (node: Node, message: string) => void;

const LAYERS = ['ui', 'layout', 'feature', 'page'];
const TOKENS_FILE = 'styles/tokens.css';
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
const RAW_PX = /(?<![\w.-])(?!-?1px)-?\d*\.?\d+px\b/i;
/** Colour names and sizes in quotes or in url() are not values of a style. */
const TEXTS_AND_ADDRESSES = /"[^"]*"|'[^']*'|url\([^)]*\)/g;

function checkLayer(root: Root, add: Add) {
  const nodes = root.nodes.filter(({ type }) => type !== 'comment');
  const isLayer = nodes.every(
    (node) => node.type === 'atrule' && node.name === 'layer' && LAYERS.includes(node.params),
  );
  if (nodes.length !== 1 || !isLayer)
    add(nodes.at(-1) ?? root, `must be entirely inside one @layer ${LAYERS.join('|')} { }`);
}

function checkValues(root: Root, add: Add) {
  root.walkDecls((declaration) => {
    const value = declaration.value.replace(TEXTS_AND_ADDRESSES, '');
    const raw = RAW_COLOUR.exec(value) ?? RAW_PX.exec(value);
    if (raw)
      add(
        declaration,
        `"${raw[0]}" is not a token: use one from ${TOKENS_FILE} (only a 1px hairline needs none)`,
      );
  });
}

const withoutArguments = (selector: string): string => {
  const shorter = selector.replace(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
};

/**
 * Matches selectors such as `.a:has(:checked) > :nth-child(2)` and `.a > * + *` after their arguments are
 * removed.
 */
const WIDE_SELECTOR =
  /:has\b.*[\s>+~](?:\*|:(?!is\b|where\b))\S*$|(?:^|[\s>+~])(?:\*|:\S+)\s*[+~]\s*(?:\*|:\S+)$/s;

/**
 * Finds selectors that end without a class or tag. Because of them the browser recalculates the styles of all
 * siblings and their contents whenever an element is added or removed; with `:has()`, the styles of the whole
 * document.
 */
function checkSelectors(root: Root, add: Add) {
  root.walkRules((rule) => {
    for (const selector of rule.selectors.map(withoutArguments)) {
      if (WIDE_SELECTOR.test(selector))
        add(
          rule,
          `"${selector}" must end with a class or tag: otherwise each new element restyles much of the page`,
        );
    }
  });
}

/**
 * Checks style sheets: every CSS module is entirely inside one layer, no selector makes the browser
 * recalculate the whole document, and there are no raw colours or px sizes apart from the tokens. Media
 * conditions are exempt because they cannot use tokens, and so is the embedded store, because its site cannot
 * load the shop's tokens.
 */
export function styleProblems(files: Files) {
  const found: string[] = [];
  for (const [file, source] of files) {
    if (!file.endsWith('.css') || file.startsWith('embedded-store/')) continue;
    const root = postcss.parse(source);
    const add: Add = (node, message) => found.push(`${file}:${node.source?.start?.line ?? 1} ${message}`);
    if (file.endsWith('.module.css')) checkLayer(root, add);
    checkSelectors(root, add);
    if (file !== TOKENS_FILE) checkValues(root, add);
  }
  return found;
}
