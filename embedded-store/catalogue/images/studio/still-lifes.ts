import { blogStillLifes } from './blog-still-lifes';
import { feedStillLifes } from './feed-still-lifes';
import type { StillLife } from './still-life-parts';
import {
  block,
  chalk,
  EVENING,
  folded,
  landscape,
  lens,
  limestone,
  linen,
  listingBanner,
  MORNING,
  NOON,
  oak,
  open,
  pair,
  paper,
  plinth,
  portrait,
  sheet,
  slate,
  walnut,
  wideBanner,
  wideTile,
} from './still-life-parts';

/** Every campaign picture by name; content/banners.ts lists where they are used. */
export const stillLifes: Record<string, StillLife> = {
  ...feedStillLifes,
  ...blogStillLifes,
  'principal-1': {
    ...limestone,
    quality: 69,
    sun: MORNING,
    props: [plinth('#e2dacd', 190, 18, 10, 60)],
    items: [
      open(pair('quadrado', 'tartaruga'), 10, 10, -22, 18),
      open(pair('redondo', 'mel'), -150, -16, 26),
      folded(pair('oversized', 'tartaruga-clara'), 150, -34, -14),
    ],
    shots: wideBanner(52, {
      centre: -22,
      // The controls of the slides are below the glasses.
      depth: 14,
      width: 330,
      arrangement: {
        props: [plinth('#e2dacd', 150, 18, 24, 80)],
        items: [
          open(pair('quadrado', 'tartaruga'), 24, 76, -22, 18),
          open(pair('redondo', 'mel'), -52, -56, 26),
        ],
      },
    }),
  },
  'principal-2': {
    ...linen,
    quality: 40,
    sun: EVENING,
    props: [],
    items: [
      open(pair('gatinho', 'vinho', 'degrade-marrom'), -115, 0, 28),
      open(pair('quadrado', 'preto', 'preto'), 45, -30, -20),
      open(pair('aviador', 'dourado', 'verde-g15'), 165, 70, -38),
    ],
    shots: wideBanner(72, {
      centre: 2,
      width: 318,
      arrangement: {
        props: [],
        items: [
          open(pair('gatinho', 'vinho', 'degrade-marrom'), -40, 66, 28),
          open(pair('quadrado', 'preto', 'preto'), 44, -46, -20),
        ],
      },
    }),
  },
  'principal-3': {
    ...paper('#8aa7b0'),
    sun: MORNING,
    props: [sheet('#4f7280', 330, 230, 60, 60, -12)],
    items: [
      open(pair('quadrado', 'azul-marinho', 'cinza'), -30, -14, -24),
      open(pair('aviador', 'prata', 'azul', true), 125, 24, 22),
    ],
    shots: wideBanner(40, { centre: 46, width: 330 }),
  },
  'pitchbar-1': {
    ...paper('#a3ad92'),
    sun: NOON,
    props: [],
    items: [open(pair('hexagonal', 'dourado'), -60, 0, 22), open(pair('retangular', 'chifre'), 100, 10, -20)],
    shots: { desktop: { size: [1600, 500], aim: [20, 44, 12], width: 470, up: 24 } },
  },
  'marcas-1': {
    ...slate,
    sun: MORNING,
    props: [block('stone', '#8f948f', [190, 120, 16], 0, 84, -8)],
    items: [
      open(pair('hexagonal', 'prata'), 0, 40, -20, 16),
      folded(pair('retangular', 'grafite'), 0, -42, 10),
    ],
    shots: portrait(),
  },
  'marcas-2': {
    ...paper('#e2bda8'),
    sun: MORNING,
    props: [plinth('#efd6c6', 180, 20, 0, 92)],
    items: [
      open(pair('oversized', 'rosa-cha', 'degrade-rosa'), 0, 46, -16, 20),
      folded(pair('gatinho', 'vinho'), 2, -44, 12),
    ],
    shots: portrait(),
  },
  'marcas-3': {
    ...walnut,
    sun: EVENING,
    props: [],
    items: [open(pair('redondo', 'preto'), 6, 40, -26), folded(pair('quadrado', 'preto'), -4, -46, 14)],
    shots: portrait(),
  },
  'marcas-4': {
    ...paper('#dcb863'),
    sun: NOON,
    props: [sheet('#c9705a', 190, 150, 30, 90, 10)],
    items: [
      open(pair('quadrado', 'azul-petroleo'), 0, 44, 24),
      folded(pair('redondo', 'terracota'), 0, -46, -12),
    ],
    shots: portrait(),
  },
  'marcas-5': {
    ...paper('#7ba0a8'),
    sun: MORNING,
    props: [block('stone', '#e4ddd1', [200, 120, 14], 0, 84, 6)],
    items: [
      open(pair('aviador', 'prata', 'azul', true), 0, 40, 20, 14),
      folded(pair('quadrado', 'azul-marinho', 'cinza'), 0, -46, -12),
    ],
    shots: portrait(),
  },
  'marcas-6': {
    ...oak,
    sun: EVENING,
    props: [],
    items: [
      open(pair('redondo', 'tartaruga', 'verde-g15'), 0, 42, -24),
      folded(pair('quadrado', 'chifre-claro', 'marrom'), 0, -46, 12),
    ],
    shots: portrait(),
  },
  'tendencias-1': {
    ...chalk,
    sun: MORNING,
    props: [plinth('#f0ebe1', 180, 20, 0, 92)],
    items: [open(pair('quadrado', 'cristal'), 0, 46, 20, 20), folded(pair('redondo', 'fume'), 0, -44, -12)],
    shots: portrait(),
  },
  'tendencias-2': {
    ...paper('#e3c0b2'),
    sun: EVENING,
    props: [],
    items: [
      open(pair('redondo', 'ouro-rose'), -76, 12, -24),
      folded(pair('hexagonal', 'ouro-rose'), 84, 14, 12),
    ],
    shots: wideTile(),
  },
  'tendencias-3': {
    ...slate,
    sun: MORNING,
    props: [],
    items: [
      open(pair('quadrado', 'preto', 'preto'), 0, 40, 22),
      folded(pair('redondo', 'prata'), 0, -46, -12),
    ],
    shots: portrait(),
  },
  'tendencias-5': {
    ...paper('#9fb3ad'),
    sun: EVENING,
    props: [block('stone', '#e6e0d5', [200, 96, 14], -6, 78, -6)],
    items: [open(pair('hexagonal', 'dourado'), -6, 62, 20, 14), lens(pair('redondo', 'prata'), 70, -16, 20)],
    shots: landscape(),
  },
  'estilos-1': {
    ...linen,
    sun: EVENING,
    props: [],
    items: [
      open(pair('redondo', 'tartaruga'), 0, 42, -22),
      folded(pair('redondo', 'tartaruga-escura'), 0, -44, 12),
    ],
    shots: portrait(),
  },
  'estilos-2': {
    ...paper('#a9b196'),
    sun: MORNING,
    props: [plinth('#e6dfd3', 180, 20, 0, 92)],
    items: [
      open(pair('gatinho', 'vinho', 'degrade-cinza'), 0, 46, -20, 20),
      folded(pair('gatinho', 'vinho'), 0, -44, 12),
    ],
    shots: portrait(),
  },
  'estilos-3': {
    ...paper('#7ba0a8'),
    sun: NOON,
    props: [],
    items: [
      open(pair('aviador', 'dourado', 'verde-g15'), 0, 42, 22),
      folded(pair('aviador', 'dourado', 'marrom'), 0, -44, -10),
    ],
    shots: portrait(),
  },
  'estilos-4': {
    ...walnut,
    sun: EVENING,
    props: [],
    items: [
      open(pair('browline', 'preto', 'verde-g15'), 0, 42, -22),
      folded(pair('browline', 'preto'), 0, -44, 12),
    ],
    shots: portrait(),
  },
  'categoria-oculos-de-sol': {
    ...paper('#e3d2b4'),
    sun: EVENING,
    props: [],
    items: [
      open(pair('oversized', 'tartaruga', 'degrade-marrom'), -100, 10, 24),
      open(pair('quadrado', 'preto', 'preto'), 60, -20, -18),
      open(pair('aviador', 'dourado', 'verde-g15'), 190, 80, -34),
    ],
    shots: listingBanner(42, { centre: 42, width: 560 }, { centre: 42, width: 490 }),
  },
  'categoria-oculos-de-grau': {
    ...paper('#b9c1a8'),
    sun: MORNING,
    props: [],
    items: [
      open(pair('redondo', 'preto'), -115, 20, -14),
      open(pair('retangular', 'tartaruga'), 40, -10, -14),
      open(pair('hexagonal', 'dourado'), 180, 60, -14),
    ],
    shots: listingBanner(30, { centre: 30, width: 560 }, { centre: 32, width: 490 }),
  },
  'categoria-lentes': {
    ...limestone,
    sun: NOON,
    props: [block('stone', '#e8e2d7', [150, 110, 16], 130, 60, 8)],
    items: [lens(pair('redondo', 'prata'), -40, 10, 24), open(pair('redondo', 'prata'), 120, 24, -22, 16)],
    shots: listingBanner(40),
  },
  'marca-full-1': {
    ...walnut,
    sun: EVENING,
    props: [],
    items: [
      open(pair('browline', 'tartaruga'), -70, 0, 22),
      open(pair('redondo', 'bronze', 'marrom'), 95, 10, -24),
    ],
    shots: listingBanner(20),
  },
  'secundaria-1': {
    ...paper('#dfb4a0'),
    sun: MORNING,
    props: [sheet('#cf8f78', 240, 190, 70, 70, 9)],
    items: [open(pair('gatinho', 'terracota'), -60, 0, 24), open(pair('redondo', 'rosa-cha'), 100, 14, -22)],
    shots: listingBanner(20),
  },
};
