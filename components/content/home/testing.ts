import { toDisplayBanners } from '@/lib/content/banners';
import { bannersSchema } from '@/lib/platform/schemas/blocks';
import type { Encode } from '@/lib/platform/testing/variants';

export const STORE = 'https://www.loja.example';

/** A banner as the platform sends it. */
export const wireBanner = (id: number, more: object = {}) => ({
  id,
  nome: `Campanha ${id}`,
  alt: '',
  dataInicial: '2026-01-05',
  dimensoes: {
    desktop: { imagem: `${STORE}/d${id}.webp`, link: `${STORE}/c/x${id}`, parametrosAdicionais: [] },
    mobile: { image: `${STORE}/m${id}.webp`, link: '', parametrosAdicionais: { title: ` Título ${id} ` } },
  },
  ...more,
});
export const wireBanners = (count: number) =>
  Array.from({ length: count }, (_, index) => wireBanner(index + 1));
/** Banners in the form that components receive. */
export const bannersOf = (count: number, encode: Encode = (response) => response) =>
  toDisplayBanners(bannersSchema.parse(encode({ banners: wireBanners(count) })).banners, [STORE]);
