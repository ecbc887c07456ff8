import type { FrameShape, FrameSpec } from '../frame-spec';

type Surface = { surface: 'stone' | 'linen' | 'wood' | 'paper'; colour: string };
/** A block, a round plinth or a sheet; `size` and `at` in mm, `at` is the middle of its foot. */
export type Prop = Surface & {
  kind: 'block' | 'round';
  size: readonly [number, number, number];
  at: readonly [number, number, number];
  turn?: number;
};
/** A frame or a pair of lenses in a still life. */
export type Item = {
  spec: FrameSpec;
  pose: 'open' | 'folded' | 'lens';
  at: readonly [number, number, number];
  turn: number;
};
/** What the camera sees: `width` mm across at the point it aims at, looking down by `up` degrees. */
export type Camera = { aim: readonly [number, number, number]; width: number; up: number };
export type StillLife = Surface & {
  sun: readonly [number, number];
  props: readonly Prop[];
  items: readonly Item[];
  shots: Partial<Record<'desktop' | 'mobile', Camera & { size: readonly [number, number] }>>;
};

const measures: Record<FrameShape, readonly [number, number, number]> = {
  redondo: [48, 20, 45],
  quadrado: [51, 19, 42],
  retangular: [53, 18, 36],
  aviador: [57, 16, 49],
  gatinho: [53, 17, 41],
  hexagonal: [51, 19, 44],
  clubmaster: [51, 20, 42],
  oversized: [57, 18, 50],
};

function pair(
  shape: FrameShape,
  frameColour: string,
  lensColour: string | null = null,
  mirrored = false,
): FrameSpec {
  const metallic = ['dourado', 'prata', 'grafite', 'bronze', 'ouro-rose', 'preto-fosco'].includes(
    frameColour,
  );
  const [lensWidth, bridge, lensHeight] = measures[shape];
  return {
    kind: lensColour ? 'sunglasses' : 'frame',
    shape,
    material: shape === 'clubmaster' ? 'misto' : metallic ? 'metal' : 'acetato',
    frameColour,
    templeColour: shape === 'clubmaster' ? 'dourado' : frameColour,
    lensColour,
    gradient: lensColour?.startsWith('degrade') ?? false,
    mirrored,
    lensWidth,
    bridge,
    lensHeight,
    templeLength: 145,
    frontWidth: lensWidth * 2 + bridge + 16,
    seed: 1,
  };
}

const open = (spec: FrameSpec, x: number, y: number, turn: number, z = 0): Item => ({
  spec,
  pose: 'open',
  at: [x, y, z],
  turn,
});
const folded = (spec: FrameSpec, x: number, y: number, turn: number, z = 0): Item => ({
  spec,
  pose: 'folded',
  at: [x, y, z],
  turn,
});

const plinth = (colour: string, across: number, tall: number, x: number, y: number): Prop => ({
  kind: 'round',
  surface: 'stone',
  colour,
  size: [across, across, tall],
  at: [x, y, 0],
});
const block = (
  surface: Surface['surface'],
  colour: string,
  size: Prop['size'],
  x: number,
  y: number,
  turn = 0,
): Prop => ({
  kind: 'block',
  surface,
  colour,
  size,
  at: [x, y, 0],
  turn,
});
const sheet = (colour: string, wide: number, deep: number, x: number, y: number, turn: number): Prop =>
  block('paper', colour, [wide, deep, 0.5], x, y, turn);

const limestone = { surface: 'stone', colour: '#d3c8b7' } as const;
const slate = { surface: 'stone', colour: '#7d827e' } as const;
const chalk = { surface: 'stone', colour: '#e4ddd1' } as const;
const linen = { surface: 'linen', colour: '#ddd1bd' } as const;
const oak = { surface: 'wood', colour: '#c39a6b' } as const;
const walnut = { surface: 'wood', colour: '#7a5138' } as const;
const paper = (colour: string) => ({ surface: 'paper', colour }) as const;

const MORNING = [118, 30] as const;
const NOON = [-55, 48] as const;
const EVENING = [96, 20] as const;

/** Wide banner with room for words on the left, and its narrow twin. */
const stage = (centre: number, width = 690): StillLife['shots'] => ({
  desktop: { size: [1920, 400], aim: [centre - 130, 34, 14], width, up: 17 },
  mobile: { size: [720, 550], aim: [centre - 22, 40, 14], width: 480, up: 24 },
});
/** Banner over a listing, four times as wide as tall. */
const band = (centre: number): StillLife['shots'] => ({
  desktop: { size: [1600, 400], aim: [centre - 100, 34, 12], width: 600, up: 19 },
  mobile: { size: [720, 550], aim: [centre, 40, 14], width: 440, up: 24 },
});
/** Upright picture whose middle square holds everything. */
const upright = (width = 250): StillLife['shots'] => ({
  desktop: { size: [800, 1000], aim: [0, 52, 10], width, up: 36 },
});

/** Square picture of the social feed. */
const post = (): StillLife['shots'] => ({
  desktop: { size: [640, 640], aim: [0, 44, 10], width: 200, up: 28 },
});

/** Every campaign picture by name; content/banners.ts says where it is shown and what it shows. */
export const stillLifes: Record<string, StillLife> = {
  'principal-1': {
    ...limestone,
    sun: MORNING,
    props: [plinth('#e2dacd', 190, 18, 10, 60)],
    items: [
      open(pair('quadrado', 'tartaruga'), 10, 10, -22, 18),
      open(pair('redondo', 'mel'), -150, -16, 26),
      folded(pair('oversized', 'tartaruga-clara'), 150, -34, -14),
    ],
    shots: stage(45),
  },
  'principal-2': {
    ...linen,
    sun: EVENING,
    props: [],
    items: [
      open(pair('gatinho', 'vinho', 'degrade-marrom'), -115, 0, 28),
      open(pair('quadrado', 'preto', 'preto'), 45, -30, -20),
      open(pair('aviador', 'dourado', 'verde-g15'), 165, 70, -38),
    ],
    shots: stage(25),
  },
  'principal-3': {
    ...paper('#8aa7b0'),
    sun: MORNING,
    props: [sheet('#4f7280', 330, 230, 60, 60, -12)],
    items: [
      open(pair('quadrado', 'azul-marinho', 'cinza'), -30, -14, -24),
      open(pair('aviador', 'prata', 'azul', true), 125, 24, 22),
    ],
    shots: stage(40),
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
    shots: upright(),
  },
  'marcas-2': {
    ...paper('#e2bda8'),
    sun: MORNING,
    props: [plinth('#efd6c6', 180, 20, 0, 92)],
    items: [
      open(pair('oversized', 'rosa-cha', 'degrade-rosa'), 0, 46, -16, 20),
      folded(pair('gatinho', 'vinho'), 2, -44, 12),
    ],
    shots: upright(),
  },
  'marcas-3': {
    ...walnut,
    sun: EVENING,
    props: [],
    items: [open(pair('redondo', 'preto'), 6, 40, -26), folded(pair('quadrado', 'preto'), -4, -46, 14)],
    shots: upright(),
  },
  'marcas-4': {
    ...paper('#dcb863'),
    sun: NOON,
    props: [sheet('#c9705a', 190, 150, 30, 90, 10)],
    items: [
      open(pair('quadrado', 'azul-petroleo'), 0, 44, 24),
      folded(pair('redondo', 'terracota'), 0, -46, -12),
    ],
    shots: upright(),
  },
  'marcas-5': {
    ...paper('#7ba0a8'),
    sun: MORNING,
    props: [block('stone', '#e4ddd1', [200, 120, 14], 0, 84, 6)],
    items: [
      open(pair('aviador', 'prata', 'azul', true), 0, 40, 20, 14),
      folded(pair('quadrado', 'azul-marinho', 'cinza'), 0, -46, -12),
    ],
    shots: upright(),
  },
  'marcas-6': {
    ...oak,
    sun: EVENING,
    props: [],
    items: [
      open(pair('redondo', 'tartaruga', 'verde-g15'), 0, 42, -24),
      folded(pair('quadrado', 'chifre-claro', 'marrom'), 0, -46, 12),
    ],
    shots: upright(),
  },
  'tendencias-1': {
    ...chalk,
    sun: MORNING,
    props: [plinth('#f0ebe1', 180, 20, 0, 92)],
    items: [open(pair('quadrado', 'cristal'), 0, 46, 20, 20), folded(pair('redondo', 'fume'), 0, -44, -12)],
    shots: upright(),
  },
  'tendencias-2': {
    ...paper('#e3c0b2'),
    sun: EVENING,
    props: [],
    items: [
      open(pair('redondo', 'ouro-rose'), 4, 40, -24),
      folded(pair('hexagonal', 'ouro-rose'), -4, -46, 12),
    ],
    shots: upright(),
  },
  'tendencias-3': {
    ...slate,
    sun: MORNING,
    props: [],
    items: [
      open(pair('quadrado', 'preto', 'preto'), 0, 40, 22),
      folded(pair('redondo', 'prata'), 0, -46, -12),
    ],
    shots: upright(),
  },
  'estilos-1': {
    ...linen,
    sun: EVENING,
    props: [],
    items: [open(pair('redondo', 'tartaruga'), 0, 42, -22), folded(pair('redondo', 'dourado'), 0, -44, 12)],
    shots: upright(),
  },
  'estilos-2': {
    ...paper('#a9b196'),
    sun: MORNING,
    props: [plinth('#e6dfd3', 180, 20, 0, 92)],
    items: [
      open(pair('gatinho', 'preto', 'degrade-cinza'), 0, 46, -20, 20),
      folded(pair('gatinho', 'vinho'), 0, -44, 12),
    ],
    shots: upright(),
  },
  'estilos-3': {
    ...paper('#7ba0a8'),
    sun: NOON,
    props: [],
    items: [
      open(pair('aviador', 'dourado', 'verde-g15'), 0, 42, 22),
      folded(pair('aviador', 'preto-fosco', 'cinza'), 0, -44, -10),
    ],
    shots: upright(),
  },
  'estilos-4': {
    ...walnut,
    sun: EVENING,
    props: [],
    items: [
      open(pair('clubmaster', 'tartaruga-escura', 'verde-g15'), 0, 42, -22),
      folded(pair('clubmaster', 'preto'), 0, -44, 12),
    ],
    shots: upright(),
  },
  'vitrine-1': {
    ...linen,
    sun: EVENING,
    props: [],
    items: [open(pair('oversized', 'tartaruga', 'degrade-marrom'), 0, 0, 22)],
    shots: post(),
  },
  'vitrine-2': {
    ...paper('#a3ad92'),
    sun: MORNING,
    props: [plinth('#b9c1a8', 170, 16, 0, 46)],
    items: [open(pair('redondo', 'dourado'), 0, 0, -22, 16)],
    shots: post(),
  },
  'vitrine-3': {
    ...limestone,
    sun: NOON,
    props: [block('paper', '#c88a66', [170, 130, 12], 0, 44, 8)],
    items: [open(pair('gatinho', 'vinho', 'degrade-marrom'), 0, 0, 20, 12)],
    shots: post(),
  },
  'vitrine-4': {
    ...chalk,
    sun: MORNING,
    props: [],
    items: [
      folded(pair('retangular', 'mel'), -6, 76, 10),
      folded(pair('quadrado', 'verde-garrafa'), 6, 22, -8),
      folded(pair('redondo', 'azul-petroleo'), -2, -40, 8),
    ],
    shots: post(),
  },
  'vitrine-5': {
    ...slate,
    sun: EVENING,
    props: [],
    items: [open(pair('aviador', 'prata', 'azul', true), 0, 0, -20)],
    shots: post(),
  },
  'vitrine-6': {
    ...oak,
    sun: EVENING,
    props: [],
    items: [open(pair('retangular', 'chifre'), 0, 0, 22)],
    shots: post(),
  },
  'vitrine-7': {
    ...paper('#7ba0a8'),
    sun: MORNING,
    props: [],
    items: [open(pair('clubmaster', 'tartaruga-escura'), 0, 0, -22)],
    shots: post(),
  },
  'vitrine-8': {
    ...paper('#c88a66'),
    sun: NOON,
    props: [plinth('#e2b79f', 170, 16, 0, 46)],
    items: [open(pair('redondo', 'rosa-cha', 'degrade-rosa'), 0, 0, 20, 16)],
    shots: post(),
  },
  'vitrine-9': {
    ...walnut,
    sun: EVENING,
    props: [],
    items: [open(pair('hexagonal', 'dourado', 'marrom'), 0, 0, -20)],
    shots: post(),
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
    shots: band(30),
  },
  'categoria-oculos-de-grau': {
    ...oak,
    sun: MORNING,
    props: [],
    items: [
      open(pair('redondo', 'preto'), -115, 20, -14),
      open(pair('retangular', 'tartaruga'), 40, -10, -14),
      open(pair('hexagonal', 'dourado'), 180, 60, -14),
    ],
    shots: band(30),
  },
  'categoria-lentes': {
    ...limestone,
    sun: NOON,
    props: [block('stone', '#e8e2d7', [150, 110, 16], 130, 60, 8)],
    items: [
      { spec: pair('redondo', 'prata'), pose: 'lens', at: [-40, 10, 0], turn: 24 },
      open(pair('redondo', 'prata'), 120, 24, -22, 16),
    ],
    shots: band(40),
  },
  'marca-full-1': {
    ...walnut,
    sun: EVENING,
    props: [],
    items: [
      open(pair('clubmaster', 'tartaruga'), -70, 0, 22),
      open(pair('redondo', 'bronze', 'marrom'), 95, 10, -24),
    ],
    shots: band(20),
  },
  'secundaria-1': {
    ...paper('#dfb4a0'),
    sun: MORNING,
    props: [sheet('#cf8f78', 240, 190, 70, 70, 9)],
    items: [open(pair('gatinho', 'terracota'), -60, 0, 24), open(pair('redondo', 'rosa-cha'), 100, 14, -22)],
    shots: band(20),
  },
};
