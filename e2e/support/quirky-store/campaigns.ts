import type { Json } from './shapes';

/** Campaigns on the home page and in the exit popup, keyed by id, one of them hostile; null for other paths. */
export function campaigns(origin: string, path: string): Json {
  const picture = (id: number, link: string, title = ''): Json => ({
    image: `${origin}/upload/banner/${id}.svg`,
    link,
    parametrosAdicionais: title === '' ? [] : { title },
  });
  switch (path) {
    case 'showcase/banners/banners-home-estilos':
      return {
        banners: {
          '21': {
            id: '21',
            nome: ' Quadrados ',
            dimensoes: { desktop: picture(21, '/armacoes', ' Quadrados '), mobile: [] },
          },
          '22': {
            id: 22,
            nome: 'Script',
            dimensoes: { desktop: [], mobile: picture(22, 'javascript:window.__xss=1') },
          },
          '23': { id: 23, dimensoes: null },
        },
      };
    case 'showcase/banners/banner-popup':
      return {
        banners: [
          {
            id: 24,
            nome: 'Volte sempre',
            alt: 'Vitrine da Vesúvio',
            dimensoes: { desktop: [], mobile: picture(24, '/solares', 'VESUVIO5') },
          },
        ],
      };
    default:
      return null;
  }
}
