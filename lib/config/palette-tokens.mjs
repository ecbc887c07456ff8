// @ts-check

/*
 * The tokens of styles/tokens.css that a storefront may set, with their values there (a test compares them).
 * They are repeated here because the shop's container image has no styles/, and palettes are validated before
 * anything is served.
 */

/** Colours for both schemes; the dark scheme overrides some. @type {Readonly<Record<string, string>>} */
export const LIGHT_COLOURS = {
  'paper-0': 'oklch(0.992 0.004 82)',
  'paper-50': 'oklch(0.972 0.007 82)',
  'paper-100': 'oklch(0.92584 0.01156 84.5795)',
  'paper-200': 'oklch(0.875 0.014 80)',
  'paper-500': 'oklch(0.6 0.016 80)',
  'ink-950': 'oklch(0.185 0.012 195)',
  'ink-900': 'oklch(0.225 0.016 195)',
  'ink-850': 'oklch(0.265 0.015 195)',
  'ink-700': 'oklch(0.37 0.016 195)',
  'ink-600': 'oklch(0.43 0.018 195)',
  'ink-400': 'oklch(0.6 0.014 195)',
  'ink-200': 'oklch(0.8 0.01 160)',
  'ink-50': 'oklch(0.955 0.006 100)',
  'reflex-300': 'oklch(0.8 0.085 262)',
  'reflex-200': 'oklch(0.87 0.055 262)',
  'reflex-600': 'oklch(0.455 0.17 264)',
  'reflex-700': 'oklch(0.375 0.15 264)',
  'clay-300': 'oklch(0.8 0.09 35)',
  'clay-600': 'oklch(0.46 0.135 32)',
  'moss-300': 'oklch(0.82 0.085 140)',
  'moss-600': 'oklch(0.43 0.08 145)',
  'ochre-300': 'oklch(0.84 0.095 80)',
  'ochre-600': 'oklch(0.45 0.085 70)',
  'color-paper': 'var(--paper-50)',
  'color-surface': 'var(--paper-0)',
  'color-ground': 'var(--paper-100)',
  'color-on-ground': 'var(--ink-900)',
  'color-on-ground-soft': 'var(--ink-600)',
  'color-sunken': 'var(--paper-100)',
  'color-ink': 'var(--ink-900)',
  'color-ink-soft': 'var(--ink-600)',
  'color-inverse': 'var(--ink-900)',
  'color-on-inverse': 'var(--paper-50)',
  'color-on-inverse-soft': 'var(--ink-200)',
  'color-inverse-accent': 'var(--reflex-300)',
  'color-line': 'var(--paper-200)',
  'color-rule': 'var(--ink-900)',
  'color-line-strong': 'var(--paper-500)',
  'color-accent': 'var(--reflex-600)',
  'color-accent-strong': 'var(--reflex-700)',
  'color-on-accent': 'var(--paper-0)',
  'color-error': 'var(--clay-600)',
  'color-success': 'var(--moss-600)',
  'color-warning': 'var(--ochre-600)',
  'color-overlay': 'oklch(0.185 0.012 195 / 0.5)',
  'color-focus': 'var(--reflex-600)',
};

/** Values for the dark scheme. @type {Readonly<Record<string, string>>} */
export const DARK_COLOURS = {
  'color-paper': 'var(--ink-950)',
  'color-surface': 'var(--ink-850)',
  'color-sunken': 'var(--ink-850)',
  'color-ink': 'var(--ink-50)',
  'color-ink-soft': 'var(--ink-200)',
  'color-inverse': 'var(--ink-850)',
  'color-line': 'var(--ink-700)',
  'color-rule': 'var(--ink-700)',
  'color-line-strong': 'var(--ink-400)',
  'color-accent': 'var(--reflex-300)',
  'color-accent-strong': 'var(--reflex-200)',
  'color-on-accent': 'var(--ink-950)',
  'color-error': 'var(--clay-300)',
  'color-success': 'var(--moss-300)',
  'color-warning': 'var(--ochre-300)',
  'color-overlay': 'oklch(0.1 0.01 195 / 0.65)',
  'color-focus': 'var(--reflex-300)',
};

const LENGTH = /^-?(?:0|\d*\.?\d+(?:px|rem|em|vmax))$/;

/** Tokens other than colours: the pattern of their values, and its description in error messages. */
export const SHAPE_TOKENS = {
  radius: { names: ['sm', 'md', 'lg', 'full'], form: LENGTH, expected: 'a length such as 0.25rem' },
  weight: { names: ['regular', 'medium', 'strong'], form: /^[1-9]\d{2}$/, expected: 'a weight, 100 to 999' },
  tracking: { names: ['tight', 'snug', 'wide'], form: LENGTH, expected: 'a length such as -0.03em' },
  case: {
    names: ['title'],
    form: /^(?:none|uppercase|lowercase|capitalize)$/,
    expected: 'none, uppercase, lowercase or capitalize',
  },
  fit: { names: ['picture'], form: /^(?:cover|contain)$/, expected: 'cover or contain' },
  shadow: { names: ['lg'], form: /^[\w\s.,%#()/+-]+$/, expected: 'a shadow of CSS' },
};
