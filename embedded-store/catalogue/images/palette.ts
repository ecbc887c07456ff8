/**
 * Background of all product pictures. Pages use exactly this colour for picture tiles, so that pictures have
 * no visible edges. The colour survives the YUV conversion of lossy WebP unchanged.
 */
export const GROUND = '#eae6de';

/** How a frame colour is patterned. */
export type FramePattern = 'solid' | 'tortoise' | 'horn' | 'crystal' | 'metal';

/** A frame colour: Portuguese label, three tones, and their pattern. */
export type FrameColour = { label: string; base: string; dark: string; light: string; pattern: FramePattern };

/**
 * A sun-lens tint: Portuguese label, tint at top and bottom, opacity at both places (0 to 1), tone of the
 * mirror.
 */
export type LensColour = {
  label: string;
  top: string;
  bottom: string;
  topOpacity: number;
  bottomOpacity: number;
  mirror: string;
};

const colour = (
  label: string,
  base: string,
  dark: string,
  light: string,
  pattern: FramePattern = 'solid',
): FrameColour => ({ label, base, dark, light, pattern });

/** Frame and temple colours by key; `FrameSpec.frameColour` and `templeColour` contain these keys. */
export const frameColours: Record<string, FrameColour> = {
  preto: colour('Preto', '#1d1c1d', '#0a0a0b', '#55535a'),
  tartaruga: colour('Tartaruga', '#a8622a', '#2c1409', '#dd9a4c', 'tortoise'),
  'tartaruga-escura': colour('Tartaruga escura', '#6b3517', '#1a0c07', '#a9642c', 'tortoise'),
  'tartaruga-clara': colour('Tartaruga clara', '#d3a15f', '#7a421b', '#efcf97', 'tortoise'),
  cristal: colour('Cristal', '#cdd6d8', '#a4a7a3', '#ffffff', 'crystal'),
  champanhe: colour('Champanhe', '#dfc9a6', '#a98f68', '#fbf1dc', 'crystal'),
  fume: colour('Fumê', '#8f9092', '#55575b', '#d5d6d8', 'crystal'),
  mel: colour('Mel', '#c98a3a', '#8a5417', '#f2c983', 'crystal'),
  'rosa-cha': colour('Rosa-chá', '#dba99c', '#a86f62', '#f7ddd4', 'crystal'),
  vinho: colour('Vinho', '#5d1a26', '#320b13', '#96424f'),
  'verde-oliva': colour('Verde-oliva', '#5b5f36', '#33361c', '#8f935f'),
  'verde-garrafa': colour('Verde-garrafa', '#1f4a3d', '#0d2a22', '#4f8070'),
  'azul-petroleo': colour('Azul-petróleo', '#1d4a58', '#0d2932', '#4b8090'),
  'azul-marinho': colour('Azul-marinho', '#22304f', '#10182c', '#566891'),
  cinza: colour('Cinza', '#77787a', '#46474a', '#abacae'),
  nude: colour('Nude', '#cfae92', '#9c7a5f', '#eed8c4'),
  terracota: colour('Terracota', '#a9502f', '#6b2b15', '#d48562'),
  marfim: colour('Marfim', '#e6dcc3', '#b5a681', '#fbf6e8'),
  chifre: colour('Chifre', '#7d6248', '#3d2c1e', '#bfa482', 'horn'),
  'chifre-claro': colour('Chifre claro', '#bda382', '#836748', '#e6d6bb', 'horn'),
  dourado: colour('Dourado', '#c9a45c', '#7c5a22', '#f8e7b8', 'metal'),
  prata: colour('Prata', '#b4b7ba', '#66696d', '#fafbfb', 'metal'),
  grafite: colour('Grafite', '#5a5c60', '#2a2b2e', '#a6a9ae', 'metal'),
  bronze: colour('Bronze', '#8f6a48', '#4d3420', '#cfae8a', 'metal'),
  'ouro-rose': colour('Ouro rosé', '#cf9d86', '#85563f', '#fae0d3', 'metal'),
  'preto-fosco': colour('Preto fosco', '#2b2b2d', '#121213', '#6a6a6e', 'metal'),
};

const tint = (
  label: string,
  top: string,
  bottom: string,
  topOpacity: number,
  bottomOpacity: number,
  mirror: string,
): LensColour => ({ label, top, bottom, topOpacity, bottomOpacity, mirror });

/** Lens tints by key; `FrameSpec.lensColour` contains these keys. */
export const lensColours: Record<string, LensColour> = {
  'verde-g15': tint('Verde G-15', '#26312a', '#36443a', 0.94, 0.88, '#7fa08c'),
  marrom: tint('Marrom', '#3d2415', '#5b3820', 0.93, 0.85, '#b98a55'),
  cinza: tint('Cinza', '#2b2d30', '#3d4044', 0.93, 0.86, '#a9b2bb'),
  preto: tint('Preto', '#121314', '#1d1f21', 0.97, 0.95, '#7d858e'),
  azul: tint('Azul', '#24405c', '#33587b', 0.86, 0.76, '#5f9fd6'),
  rosa: tint('Rosa', '#b8707a', '#d097a0', 0.68, 0.54, '#eba6b4'),
  ambar: tint('Âmbar', '#a9682a', '#c98a45', 0.76, 0.62, '#f0b467'),
  verde: tint('Verde', '#41563a', '#5d7552', 0.82, 0.7, '#8fb37f'),
  'degrade-cinza': tint('Cinza degradê', '#2a2c30', '#85898c', 0.93, 0.3, '#a9b2bb'),
  'degrade-marrom': tint('Marrom degradê', '#3b2214', '#b08660', 0.93, 0.3, '#b98a55'),
  'degrade-verde': tint('Verde degradê', '#26352c', '#86988a', 0.92, 0.3, '#7fa08c'),
  'degrade-azul': tint('Azul degradê', '#21394f', '#86a3ba', 0.9, 0.28, '#5f9fd6'),
  'degrade-rosa': tint('Rosa degradê', '#94505e', '#e0b4b6', 0.8, 0.3, '#eba6b4'),
};
