import type { Banner } from '../../content/banners';

/** A banner and how its picture is composed: machines on a coloured ground (studio/composite.ts). */
export type MachineBanner = Banner & { kind: 'hero' | 'wide' | 'tall'; ground: string; machines: string[] };

const banner = (
  id: number,
  imagem: string,
  nome: string,
  link: string,
  alt: string,
  kind: MachineBanner['kind'],
  ground: string,
  machines: string[],
): MachineBanner => ({ id, nome, imagem, link, alt, title: nome, kind, ground, machines });

const placed = {
  'banner-principal': [
    banner(
      1,
      'principal-1',
      'Energia quando a rua apaga',
      '/geradores-e-motores',
      'Geradores e motobomba em quadro tubular: conheça os geradores',
      'hero',
      '#d9b48a',
      ['gerador-3000', 'gerador-1200', 'motobomba-3'],
    ),
    banner(
      2,
      'principal-2',
      'A primeira divisa',
      '/c/comece-sua-cerca',
      'Rolos de arame, mourões e porteira: comece a sua cerca',
      'hero',
      '#b9bd9c',
      ['porteira-madeira', 'arame-farpado-500', 'mourao-eucalipto'],
    ),
    banner(
      3,
      'principal-3',
      'Oficina em casa',
      '/ferramentas-eletricas',
      'Furadeira, parafusadeira e serra: conheça as ferramentas elétricas',
      'hero',
      '#b7c2c6',
      ['furadeira-650', 'parafusadeira-12', 'serra-1500'],
    ),
  ],
  'banner-pitchbar': [
    banner(
      4,
      'pitchbar-1',
      'Frete Grátis Brasil',
      '/pagina/politica-de-entrega',
      'Frete Grátis Brasil em todas as compras',
      'wide',
      '#e0cfa0',
      ['inversora-160', 'compressor-24', 'lavadora-1450'],
    ),
  ],
  'banner-marcas-home': [
    banner(
      5,
      'marcas-1',
      'Catuaba',
      '/marcas/catuaba',
      'Catuaba: laranja para achar no meio da obra',
      'tall',
      '#e2c3a8',
      ['gerador-3000', 'motosserra-45'],
    ),
    banner(
      6,
      'marcas-2',
      'Relâmpago',
      '/marcas/relampago',
      'Relâmpago: cerca elétrica da placa ao isolador',
      'tall',
      '#cfd2b8',
      ['eletrificador-solar', 'fio-amarelo'],
    ),
    banner(
      16,
      'marcas-3',
      'Riacho',
      '/marcas/riacho',
      'Riacho: compressor e lavadora para a casa e o sítio',
      'tall',
      '#cddade',
      ['compressor-24', 'lavadora-1450'],
    ),
    banner(
      17,
      'marcas-4',
      'Boiadeiro',
      '/marcas/boiadeiro',
      'Boiadeiro: porteira de madeira tratada',
      'tall',
      '#d5dcca',
      ['porteira-madeira'],
    ),
  ],
  'banners-home-tendencias': [
    banner(
      7,
      'tendencias-1',
      'Arame por número',
      '/cercas/arames',
      'Rolos de arame galvanizado',
      'tall',
      '#c9cfc0',
      ['arame-ovalado', 'arame-farpado-250'],
    ),
    banner(
      8,
      'tendencias-2',
      'Água sob pressão',
      '/limpeza/lavadoras-de-alta-pressao',
      'Lavadoras de alta pressão',
      'tall',
      '#bccdd2',
      ['lavadora-1450', 'lavadora-1800'],
    ),
    banner(
      9,
      'tendencias-3',
      'Até R$ 499',
      '/c/ate-499',
      'Seleção de ferramentas por até R$ 499',
      'tall',
      '#dcc9b6',
      ['esmerilhadeira-115', 'furadeira-650'],
    ),
  ],
  'banners-home-estilos': [
    banner(
      10,
      'estilos-1',
      'Furar',
      '/ferramentas-eletricas/furadeiras-e-parafusadeiras',
      'Furadeiras e parafusadeiras',
      'tall',
      '#c3cdd0',
      ['parafusadeira-20'],
    ),
    banner(11, 'estilos-2', 'Soldar', '/solda', 'Inversoras de solda', 'tall', '#d8b9a9', ['inversora-200']),
    banner(12, 'estilos-3', 'Cortar', '/jardim-e-floresta', 'Motosserras', 'tall', '#bfc9b0', [
      'motosserra-38',
    ]),
    banner(13, 'estilos-4', 'Cercar', '/cerca-eletrica', 'Cerca elétrica', 'tall', '#dccf9e', [
      'eletrificador-solar',
    ]),
  ],
  'banner-marca-full': [
    banner(
      14,
      'marca-full-1',
      'Nossas marcas',
      '/marcas',
      'Marcas testadas na bancada da Forja',
      'wide',
      '#cfc8bc',
      ['compressor-100', 'gerador-6500', 'lavadora-2500'],
    ),
  ],
  'banner-categoria-secundaria': [
    banner(
      15,
      'secundaria-1',
      'Seleção Forja',
      '/c/lancamentos',
      'Seleção de máquinas da Forja',
      'wide',
      '#d3c6b4',
      ['parafusadeira-20', 'compressor-50', 'inversora-200'],
    ),
  ],
} satisfies Record<string, MachineBanner[]>;

/** Pictures of other banners, used as social posts. */
const posts = [
  ...placed['banners-home-estilos'],
  ...placed['banners-home-tendencias'],
  ...placed['banner-marcas-home'].slice(0, 2),
].map((banner, i) => ({ ...banner, id: 30 + i }));
const popup = placed['banners-home-tendencias'].slice(0, 1).map((banner) => ({
  ...banner,
  id: 40,
  nome: 'FORJA10',
  title: 'FORJA10',
  link: '/c/lancamentos',
  alt: 'O cupom FORJA10 vale 10% na primeira compra, até 31 de dezembro.',
}));

/** Banners by slot. */
export const machineBanners: Record<string, MachineBanner[]> = {
  ...placed,
  'banners-home-social': posts,
  'banner-popup': popup,
};

/** Banners of category listings by category path. */
export const machineCategoryBanners: Record<string, MachineBanner> = {
  '/ferramentas-eletricas': banner(
    20,
    'categoria-ferramentas',
    'Ferramentas elétricas',
    '/ferramentas-eletricas',
    'Ferramentas elétricas alinhadas',
    'wide',
    '#c2ccd0',
    ['serra-1800', 'furadeira-850', 'esmerilhadeira-180'],
  ),
  '/geradores-e-motores': banner(
    21,
    'categoria-geradores',
    'Geradores e motores',
    '/geradores-e-motores',
    'Gerador, motobomba e compressor',
    'wide',
    '#ddc39f',
    ['gerador-1200', 'motobomba-2', 'compressor-50'],
  ),
  '/cercas': banner(
    22,
    'categoria-cercas',
    'Cercas',
    '/cercas',
    'Tela, mourões e porteira',
    'wide',
    '#bdc4a6',
    ['tela-campestre-100', 'mourao-eucalipto', 'porteira-tubular'],
  ),
  '/cerca-eletrica': banner(
    23,
    'categoria-cerca-eletrica',
    'Cerca elétrica',
    '/cerca-eletrica',
    'Kit solar, carretel e isoladores',
    'wide',
    '#e0d3a3',
    ['kit-solar', 'fio-branco', 'isolador-anel'],
  ),
};

/** Every banner picture, once. */
export const bannerCompositions: MachineBanner[] = [
  ...Object.values(machineBanners).flat(),
  ...Object.values(machineCategoryBanners),
];

/** Sizes of banner pictures in px. */
export const bannerSizes = {
  hero: { desktop: [1920, 400], mobile: [720, 550] },
  wide: { desktop: [1600, 400], mobile: [720, 550] },
  tall: { desktop: [800, 800], mobile: [720, 720] },
} as const;
