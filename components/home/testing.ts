import { plainBanners } from '@/lib/home/stage-banners';
import { bannersSchema } from '@/lib/store-api/schemas/vitrine';
import type { Speak } from '@/lib/store-api/testing/dialects';

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
/** Several banners as the platform sends them. */
export const wireBanners = (count: number) =>
  Array.from({ length: count }, (_, index) => wireBanner(index + 1));
/** Several banners as the pages show them. */
export const bannersOf = (count: number, speak: Speak = (answer) => answer) =>
  plainBanners(bannersSchema.parse(speak({ banners: wireBanners(count) })).banners, [STORE]);
