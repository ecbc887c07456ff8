// @ts-check
import { parse, wcagContrast } from 'culori';
import { z } from 'zod';
import { DARK_COLOURS, LIGHT_COLOURS, SHAPE_TOKENS } from './palette-tokens.mjs';

/** @typedef {Readonly<Record<string, string>>} Tokens */

const REFERENCE = /^var\(--([a-z\d-]+)\)$/;

/** Minimum contrast for normal text and for graphics (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT = 4.5;
const GRAPHIC = 3;

/** Text colours, the backgrounds on which they occur, and their minimum contrast. */
const PAIRS = /** @type {(readonly [string, readonly string[], number])[]} */ ([
  ['color-ink', ['color-paper', 'color-surface', 'color-sunken'], TEXT],
  ['color-ink-soft', ['color-paper', 'color-surface', 'color-sunken'], TEXT],
  ['color-accent', ['color-paper', 'color-surface', 'color-sunken'], TEXT],
  ['color-accent-strong', ['color-paper', 'color-surface', 'color-sunken'], TEXT],
  ['color-error', ['color-paper', 'color-surface'], TEXT],
  ['color-success', ['color-paper', 'color-surface'], TEXT],
  ['color-warning', ['color-paper', 'color-surface'], TEXT],
  ['color-on-accent', ['color-accent', 'color-accent-strong'], TEXT],
  ['color-on-ground', ['color-ground'], TEXT],
  ['color-on-ground-soft', ['color-ground'], TEXT],
  ['color-on-inverse', ['color-inverse'], TEXT],
  ['color-focus', ['color-paper', 'color-surface'], GRAPHIC],
  ['color-line-strong', ['color-paper', 'color-surface'], GRAPHIC],
]);

/**
 * The pairs that occur in the header bar and the opening section, which contain no messages and no raised
 * surfaces.
 */
const PART_PAIRS = PAIRS.flatMap(([text, grounds, least]) =>
  /-(?:error|success|warning)$/.test(text)
    ? []
    : [/** @type {const} */ ([text, grounds.filter((ground) => ground !== 'color-surface'), least])],
);

/** @param {string} name */
function shapeOf(name) {
  const [family = '', size = ''] = name.split(/-(.*)/);
  const shape = Object.entries(SHAPE_TOKENS).find(([own]) => own === family)?.[1];
  return shape?.names.includes(size) ? shape : undefined;
}

/** @param {string} value */
function isColour(value) {
  const [, token] = REFERENCE.exec(value) ?? [];
  return token === undefined ? parse(value) !== undefined : token in LIGHT_COLOURS;
}

/**
 * The problem with a token or its value; null if there is none.
 * @param {string} name
 * @param {string} value
 */
function tokenProblem(name, value) {
  const shape = shapeOf(name);
  if (!(name in LIGHT_COLOURS) && shape === undefined)
    return 'left out: styles/tokens.css has no such token that a storefront may set';
  if (!/^[\w\s.,%#()/+-]+$/.test(value) || /url|expression/i.test(value)) return 'a value without addresses';
  if (shape !== undefined) return shape.form.test(value) ? null : shape.expected;
  return isColour(value) ? null : 'a colour such as #8a1c3b, oklch(0.4 0.1 20) or var(--ink-900)';
}

const tokens = z
  .record(z.string(), z.string({ error: 'a text' }).trim(), { error: 'names of tokens with their values' })
  .check(({ value, issues }) => {
    for (const [name, own] of Object.entries(value)) {
      const message = tokenProblem(name, own);
      if (message !== null) issues.push({ code: 'custom', input: own, path: [name], message });
    }
  })
  .default({});

/**
 * A token's colour, with references resolved; undefined for a circular reference.
 * @param {Tokens} own
 * @param {string} name
 */
function colourOf(own, name) {
  let value = own[name] ?? '';
  for (let steps = 0; steps < 10; steps += 1) {
    const [, next] = REFERENCE.exec(value) ?? [];
    if (next === undefined) return value;
    value = own[next] ?? '';
  }
  return undefined;
}

/**
 * All colours with their references resolved, as parts of the page inherit them.
 * @param {Tokens} own
 * @returns {Tokens}
 */
const computed = (own) =>
  Object.fromEntries(Object.keys(own).map((name) => [name, colourOf(own, name) ?? 'transparent']));

/**
 * One sentence per pair with too little contrast.
 * @param {Tokens} colours
 * @param {typeof PAIRS} pairs
 * @param {string} place
 */
function* unreadable(colours, pairs, place) {
  for (const [text, grounds, least] of pairs) {
    for (const ground of grounds) {
      const [front, back] = [colours[text], colours[ground]];
      if (front === undefined || back === undefined) continue;
      // The contrast of a translucent colour depends on its background, which is only known on the page.
      if ((parse(front)?.alpha ?? 1) < 1 || (parse(back)?.alpha ?? 1) < 1) continue;
      const contrast = wcagContrast(front, back);
      if (contrast < least)
        yield `a pair that can be read: ${text} on ${ground} ${place} has a contrast of ${contrast.toFixed(1)}, at least ${least} is needed`;
    }
  }
}

/**
 * A shop's colours. Each token must exist, be a colour where one is required, and be legible wherever it is
 * used.
 */
export const paletteSchema = z
  .strictObject({ tokens, light: tokens, dark: tokens, header: tokens, opening: tokens })
  .check(({ value, issues }) => {
    for (const [scheme, base] of /** @type {const} */ ([
      ['light', LIGHT_COLOURS],
      ['dark', { ...LIGHT_COLOURS, ...DARK_COLOURS }],
    ])) {
      const page = computed({ ...base, ...value.tokens, ...value[scheme] });
      for (const [part, colours] of Object.entries({
        [scheme]: page,
        header: computed({ ...page, ...value.header }),
        opening: computed({ ...page, ...value.opening }),
      })) {
        const place =
          part === scheme ? `by ${scheme === 'light' ? 'day' : 'night'}` : `of the ${part} (${scheme})`;
        const [message] = unreadable(colours, part === scheme ? PAIRS : PART_PAIRS, place);
        if (message !== undefined) issues.push({ code: 'custom', input: value, path: [part], message });
      }
    }
  })
  .prefault({});
