import { lensTable, pair, plinth, row, type StillLife, slab, trio } from './compositions';

/** Picture sizes (px) of a banner: desktop and mobile. */
export type BannerSizes = Record<'desktop' | 'mobile', readonly [number, number]>;

const WIDE: BannerSizes = { desktop: [1600, 500], mobile: [720, 720] };
const TALL: BannerSizes = { desktop: [800, 1000], mobile: [720, 720] };
/** Pictures of the social feed are squares, small on every screen. */
const POST: BannerSizes = { desktop: [640, 640], mobile: [640, 640] };
const HERO: BannerSizes = { desktop: [1920, 700], mobile: [720, 550] };

/** A banner: its sizes and the still life in it. */
export type Banner = { sizes: BannerSizes; scene: () => StillLife };

const limestone = { surface: 'stone', colour: '#d8cfbf', window: true } as const;
const slate = { surface: 'stone', colour: '#6f7672' } as const;
const linen = { surface: 'linen', colour: '#d9cdb8', window: true } as const;
const flax = { surface: 'linen', colour: '#b9ab92' } as const;
const oak = { surface: 'wood', colour: '#b98e5f', window: true, turn: 0.12 } as const;
const walnut = { surface: 'wood', colour: '#6d4a33', turn: 0.1 } as const;
const clay = { surface: 'paper', colour: '#c88a66' } as const;
const sage = { surface: 'paper', colour: '#9dA78a' } as const;
const sea = { surface: 'paper', colour: '#6f9199' } as const;
const sand = { surface: 'paper', colour: '#dfcfb2', window: true } as const;
const blush = { surface: 'paper', colour: '#dcb6a4', window: true } as const;
const chalk = { surface: 'stone', colour: '#e3dccf' } as const;

/** Every campaign still life by name. */
export const banners: Record<string, Banner> = {
  'principal-1': {
    sizes: HERO,
    scene: () =>
      plinth(limestone, chalk, [
        pair('redondo', 'tartaruga', null, 4),
        pair('aviador', 'dourado', 'verde-g15'),
      ]),
  },
  'principal-2': {
    sizes: HERO,
    scene: () =>
      trio(linen, [
        pair('gatinho', 'vinho', 'degrade-marrom'),
        pair('redondo', 'mel'),
        pair('quadrado', 'azul-petroleo'),
      ]),
  },
  'principal-3': {
    sizes: HERO,
    scene: () =>
      slab(oak, slate, [pair('quadrado', 'preto', 'preto'), pair('clubmaster', 'tartaruga-escura', null, 6)]),
  },
  'pitchbar-1': {
    sizes: WIDE,
    scene: () =>
      trio(sage, [pair('hexagonal', 'dourado'), pair('redondo', 'preto'), pair('retangular', 'chifre')]),
  },
  'marcas-1': {
    sizes: TALL,
    scene: () =>
      plinth(clay, clay, [
        pair('gatinho', 'marfim', 'marrom'),
        pair('oversized', 'tartaruga', 'degrade-marrom'),
      ]),
  },
  'marcas-2': {
    sizes: TALL,
    scene: () => slab(sea, chalk, [pair('aviador', 'prata', 'azul'), pair('quadrado', 'azul-marinho')]),
  },
  'marcas-3': {
    sizes: TALL,
    scene: () =>
      plinth(walnut, slate, [pair('quadrado', 'preto'), pair('redondo', 'tartaruga-escura', 'marrom')]),
  },
  'marcas-4': {
    sizes: TALL,
    scene: () => row(blush, [pair('gatinho', 'terracota', 'marrom'), pair('hexagonal', 'verde-garrafa')]),
  },
  'marcas-5': {
    sizes: TALL,
    scene: () =>
      slab(sand, chalk, [pair('aviador', 'dourado', 'verde-g15'), pair('quadrado', 'azul-petroleo', 'azul')]),
  },
  'marcas-6': {
    sizes: TALL,
    scene: () => plinth(sage, limestone, [pair('retangular', 'chifre', null, 3), pair('redondo', 'mel')]),
  },
  'tendencias-1': {
    sizes: TALL,
    scene: () =>
      row(sand, [
        pair('oversized', 'champanhe', 'degrade-marrom'),
        pair('redondo', 'tartaruga-clara'),
        pair('gatinho', 'terracota', 'marrom'),
      ]),
  },
  'tendencias-2': {
    sizes: TALL,
    scene: () =>
      plinth(blush, blush, [pair('redondo', 'rosa-cha', 'degrade-rosa'), pair('hexagonal', 'ouro-rose')]),
  },
  'tendencias-3': {
    sizes: TALL,
    scene: () =>
      trio(slate, [
        pair('clubmaster', 'preto', 'verde-g15'),
        pair('aviador', 'grafite', 'cinza'),
        pair('redondo', 'prata'),
      ]),
  },
  'estilos-1': {
    sizes: TALL,
    scene: () => slab(linen, limestone, [pair('redondo', 'tartaruga', null, 2), pair('redondo', 'dourado')]),
  },
  'estilos-2': {
    sizes: TALL,
    scene: () =>
      slab(walnut, flax, [pair('quadrado', 'tartaruga-escura', 'marrom'), pair('quadrado', 'verde-garrafa')]),
  },
  'estilos-3': {
    sizes: TALL,
    scene: () => plinth(sage, chalk, [pair('gatinho', 'preto', 'degrade-cinza'), pair('gatinho', 'vinho')]),
  },
  'estilos-4': {
    sizes: TALL,
    scene: () =>
      row(sea, [
        pair('aviador', 'dourado', 'verde-g15'),
        pair('aviador', 'prata', 'azul'),
        pair('aviador', 'preto-fosco', 'cinza'),
      ]),
  },
  'vitrine-1': {
    sizes: POST,
    scene: () =>
      row(linen, [pair('oversized', 'tartaruga', 'degrade-marrom', 3), pair('quadrado', 'preto', 'preto')]),
  },
  'vitrine-2': {
    sizes: POST,
    scene: () => plinth(sage, sage, [pair('redondo', 'dourado'), pair('redondo', 'tartaruga-clara')]),
  },
  'vitrine-3': {
    sizes: POST,
    scene: () =>
      slab(limestone, clay, [pair('gatinho', 'vinho', 'degrade-marrom'), pair('gatinho', 'marfim')]),
  },
  'vitrine-4': {
    sizes: POST,
    scene: () =>
      trio(chalk, [
        pair('retangular', 'mel'),
        pair('quadrado', 'verde-garrafa'),
        pair('redondo', 'azul-petroleo'),
      ]),
  },
  'vitrine-5': {
    sizes: POST,
    scene: () =>
      plinth(slate, slate, [pair('aviador', 'prata', 'azul'), pair('quadrado', 'preto-fosco', 'cinza')]),
  },
  'vitrine-6': {
    sizes: POST,
    scene: () => slab(oak, linen, [pair('retangular', 'chifre', null, 2), pair('hexagonal', 'bronze')]),
  },
  'vitrine-7': {
    sizes: POST,
    scene: () => row(sea, [pair('clubmaster', 'tartaruga-escura'), pair('clubmaster', 'preto', 'verde-g15')]),
  },
  'vitrine-8': {
    sizes: POST,
    scene: () =>
      plinth(clay, blush, [pair('redondo', 'rosa-cha', 'degrade-rosa'), pair('hexagonal', 'ouro-rose')]),
  },
  'vitrine-9': {
    sizes: POST,
    scene: () => slab(walnut, chalk, [pair('hexagonal', 'dourado', 'marrom'), pair('hexagonal', 'grafite')]),
  },
  'categoria-oculos-de-sol': {
    sizes: WIDE,
    scene: () =>
      trio(sand, [
        pair('oversized', 'tartaruga', 'degrade-marrom', 5),
        pair('aviador', 'dourado', 'verde-g15'),
        pair('quadrado', 'preto', 'preto'),
      ]),
  },
  'categoria-oculos-de-grau': {
    sizes: WIDE,
    scene: () =>
      trio(flax, [
        pair('redondo', 'preto'),
        pair('retangular', 'tartaruga', null, 1),
        pair('hexagonal', 'dourado'),
      ]),
  },
  'categoria-lentes': {
    sizes: WIDE,
    scene: () => lensTable(limestone, pair('redondo', 'prata', null, 4), pair('redondo', 'grafite')),
  },
  'marca-full-1': {
    sizes: WIDE,
    scene: () =>
      slab(walnut, walnut, [pair('clubmaster', 'tartaruga', null, 4), pair('redondo', 'bronze', 'marrom')]),
  },
  'secundaria-1': {
    sizes: WIDE,
    scene: () => row(blush, [pair('gatinho', 'terracota'), pair('redondo', 'rosa-cha')]),
  },
};
