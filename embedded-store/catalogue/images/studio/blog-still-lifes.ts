import type { StillLife } from './still-life-parts';
import {
  block,
  chalk,
  EVENING,
  folded,
  lens,
  linen,
  MORNING,
  NOON,
  oak,
  open,
  pair,
  paper,
  plinth,
  portrait,
  sheet,
} from './still-life-parts';

/**
 * The pictures of the blog and the popup. The home page shows them next to the others, so each is used once.
 */
export const blogStillLifes: Record<string, StillLife> = {
  'blog-1': {
    ...oak,
    sun: MORNING,
    props: [sheet('#e9e2d6', 210, 150, 0, 30, -8)],
    items: [
      open(pair('quadrado', 'tartaruga-escura'), 0, 52, -16),
      folded(pair('retangular', 'grafite'), 2, -40, 8),
    ],
    shots: portrait(),
  },
  'blog-2': {
    ...paper('#c2ccc9'),
    sun: EVENING,
    props: [block('stone', '#6f7f80', [210, 130, 14], 0, 62, -6)],
    items: [open(pair('quadrado', 'cinza', 'azul'), 0, 40, 18, 14)],
    shots: portrait(),
  },
  'blog-3': {
    ...chalk,
    sun: NOON,
    props: [],
    items: [open(pair('retangular', 'ouro-rose'), 0, 70, -18), lens(pair('redondo', 'prata'), 4, -34, 14)],
    shots: portrait(),
  },
  'blog-4': {
    ...linen,
    sun: MORNING,
    props: [],
    items: [
      folded(pair('redondo', 'mel'), -4, 84, 12),
      folded(pair('gatinho', 'vinho'), 6, 20, -10),
      folded(pair('quadrado', 'verde-oliva'), -2, -44, 8),
    ],
    shots: portrait(),
  },
  'popup-1': {
    ...paper('#b9644c'),
    sun: MORNING,
    props: [plinth('#d99c84', 180, 18, 0, 70)],
    items: [open(pair('gatinho', 'champanhe', 'degrade-marrom'), 0, 44, 20, 18)],
    shots: portrait(),
  },
};
