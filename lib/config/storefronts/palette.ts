import type { Palette, Storefront } from './storefront';

type Tokens = Palette['tokens'];

const declarations = (tokens: Tokens) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

function rule(selector: string, tokens: Tokens): string {
  return Object.keys(tokens).length === 0 ? '' : `${selector}{${declarations(tokens)}}`;
}

function onScreens(scheme: 'light' | 'dark', inner: string): string {
  return inner === '' ? '' : `@media screen and (prefers-color-scheme: ${scheme}){${inner}}`;
}

/** Whether a palette changes anything. */
export function hasPalette({ tokens, light, dark, header, opening }: Palette): boolean {
  return [tokens, light, dark, header, opening].some((group) => Object.keys(group).length > 0);
}

/** The style sheet of a palette: only tokens, overridden for the page and for some of its parts. */
export function paletteCss({ id, palette }: Pick<Storefront, 'id' | 'palette'>): string {
  const page = `:root[data-storefront="${id}"]`;
  const { tokens, light, dark, header, opening } = palette;
  const rules = [
    rule(page, tokens),
    onScreens('light', rule(page, light)),
    onScreens('dark', rule(page, dark)),
    // Radio buttons stay round: the shape distinguishes them from checkboxes.
    'radius-full' in tokens ? rule(`${page} input[type="radio"]`, { 'radius-full': '100vmax' }) : '',
    rule(`${page} body > header`, header),
    rule(`${page} :is(aside:has(+ header), [data-stage="opening"])`, opening),
  ];
  return `@layer reset,vendor,tokens;@layer tokens{${rules.join('')}}\n`;
}

/** The offline page's tokens, the tokens that they are taken from, and their values in styles/tokens.css. */
export const OFFLINE_TOKENS = {
  light: {
    paper: { token: 'color-paper', base: 'paper-50', value: 'oklch(0.972 0.007 82)' },
    ink: { token: 'color-ink', base: 'ink-900', value: 'oklch(0.225 0.016 195)' },
    accent: { token: 'color-accent', base: 'reflex-600', value: 'oklch(0.455 0.17 264)' },
    'on-accent': { token: 'color-on-accent', base: 'paper-0', value: 'oklch(0.992 0.004 82)' },
  },
  dark: {
    paper: { token: 'color-paper', base: 'ink-950', value: 'oklch(0.185 0.012 195)' },
    ink: { token: 'color-ink', base: 'ink-50', value: 'oklch(0.955 0.006 100)' },
    accent: { token: 'color-accent', base: 'reflex-300', value: 'oklch(0.8 0.085 262)' },
    'on-accent': { token: 'color-on-accent', base: 'ink-950', value: 'oklch(0.185 0.012 195)' },
  },
} as const;

function offlineTokens(palette: Palette, scheme: 'light' | 'dark'): string {
  const own = { ...palette.tokens, ...palette[scheme] };
  return Object.entries(OFFLINE_TOKENS[scheme])
    .map(([name, { token, base, value }]) => `--${name}:${own[token] ?? own[base] ?? value}`)
    .join(';');
}

/** The few tokens that the offline page needs. It cannot rely on other style sheets without a connection. */
export function offlineCss(palette: Palette): string {
  const radius = palette.tokens['radius-full'] ?? '100vmax';
  return [
    `:root{${offlineTokens(palette, 'light')};--radius:${radius};color-scheme:light dark}`,
    `@media (prefers-color-scheme: dark){:root{${offlineTokens(palette, 'dark')}}}\n`,
  ].join('');
}
