/** A banner: pictures by `imagem`, a shop path as target, and the text for those who do not see it. */
export type Banner = { id: number; nome: string; imagem: string; link: string; alt: string; title: string };

const banner = (id: number, imagem: string, nome: string, link: string, alt: string): Banner => ({
  id,
  nome,
  imagem,
  link,
  alt,
  title: nome,
});

/** Banners by the name of their place (API-26, API-10 to API-12). */
export const banners: Record<string, Banner[]> = {
  'banner-principal': [
    banner(
      1,
      'principal-1',
      'O novo acetato',
      '/oculos-de-grau',
      'Armações de acetato em tons de mel e tartaruga sobre pedra clara: conheça os óculos de grau',
    ),
    banner(
      2,
      'principal-2',
      'Luz de verão',
      '/oculos-de-sol',
      'Óculos de sol sobre linho, com sombras longas: proteção UV400 em toda a linha',
    ),
    banner(
      3,
      'principal-3',
      'Polarizados',
      '/c/polarizados',
      'Lentes polarizadas sobre papel azul: menos reflexo na estrada e na água',
    ),
  ],
  'banner-pitchbar': [
    banner(
      4,
      'pitchbar-1',
      'Frete Grátis Brasil',
      '/pagina/politica-de-entrega',
      'Frete Grátis Brasil, por Sedex, em todas as compras',
    ),
  ],
  'banner-marcas-home': [
    banner(
      5,
      'marcas-1',
      'Prumo & Fio',
      '/marcas/prumo-e-fio',
      'Prumo & Fio: armações de titânio que pesam menos de 12 gramas',
    ),
    banner(
      6,
      'marcas-2',
      "D'Aurora",
      '/marcas/d-aurora',
      "D'Aurora: gatinhos e oversized nos tons do amanhecer",
    ),
  ],
  'banners-home-tendencias': [
    banner(
      7,
      'tendencias-1',
      'Cristal e fumê',
      '/oculos-de-grau/unissex',
      'Armações translúcidas em cristal e fumê',
    ),
    banner(8, 'tendencias-2', 'Titânio leve', '/c/titanio', 'Armações finas de titânio vistas de perto'),
    banner(9, 'tendencias-3', 'Até R$ 499', '/c/ate-499', 'Seleção de óculos por até R$ 499'),
  ],
  'banners-home-estilos': [
    banner(10, 'estilos-1', 'Redondo', '/busca?busca=redondo', 'Óculos redondos'),
    banner(11, 'estilos-2', 'Gatinho', '/busca?busca=gatinho', 'Óculos gatinho'),
    banner(12, 'estilos-3', 'Aviador', '/busca?busca=aviador', 'Óculos aviador'),
    banner(13, 'estilos-4', 'Clubmaster', '/busca?busca=clubmaster', 'Óculos clubmaster'),
  ],
  'banner-marca-full': [
    banner(
      14,
      'marca-full-1',
      'Nossas marcas',
      '/marcas',
      'Marcas escolhidas uma a uma pelos óticos da Meridiano',
    ),
  ],
  'banner-categoria-secundaria': [
    banner(
      15,
      'secundaria-1',
      'Seleção Meridiano',
      '/c/lancamentos',
      'Seleção de óculos da Meridiano sobre papel quente',
    ),
  ],
};

/** Banners of category listings by the path of the category; those below it show it too (LIST-04). */
export const categoryBanners: Record<string, Banner> = {
  '/oculos-de-sol': banner(
    20,
    'categoria-oculos-de-sol',
    'Óculos de sol',
    '/oculos-de-sol',
    'Óculos de sol de vários formatos sobre areia clara',
  ),
  '/oculos-de-grau': banner(
    21,
    'categoria-oculos-de-grau',
    'Óculos de grau',
    '/oculos-de-grau',
    'Armações de grau alinhadas sobre madeira',
  ),
  '/lentes': banner(
    22,
    'categoria-lentes',
    'Lentes',
    '/lentes',
    'Pares de lentes transparentes que refratam a luz',
  ),
};

/** Names of all banner pictures. */
export const bannerPictures: ReadonlySet<string> = new Set(
  [...Object.values(banners).flat(), ...Object.values(categoryBanners)].map((entry) => entry.imagem),
);
