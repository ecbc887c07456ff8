/** What the small drawing of a lens option shows. */
export type OptionMark =
  | 'multifocal'
  | 'bifocal'
  | 'occupational'
  | 'single'
  | 'plain'
  | 'photochromic'
  | 'blue'
  | 'antireflective'
  | 'mirrored'
  | 'polarised'
  | 'sun'
  | 'hardened'
  | 'repellent';

/** Words in the name of an option, for any shop; the first match counts. */
const WORDS: readonly (readonly [OptionMark, RegExp])[] = [
  ['multifocal', /multifoca|progressiv/iu],
  ['bifocal', /bifoca/iu],
  ['occupational', /ocupaciona|office|escrit[óo]rio/iu],
  ['single', /vis[ãa]o simples|monofoca/iu],
  ['plain', /sem grau/iu],
  ['photochromic', /fotoss?ens|fotocrom|transitions/iu],
  ['blue', /luz azul|\bblue\b/iu],
  ['antireflective', /anti-?\s?r?reflex/iu],
  ['mirrored', /espelhad/iu],
  ['polarised', /polarizad/iu],
  ['sun', /\bsolar|\bde sol\b|colorid|degrad[êe]/iu],
  ['hardened', /incolor|anti-?\s?r?risco|endureci/iu],
  ['repellent', /hidrof|oleof|repel/iu],
];

/** The drawing of an option with this title; null if the title has no known word. */
export const optionMark = (title: string): OptionMark | null =>
  WORDS.find(([, words]) => words.test(title))?.[0] ?? null;
