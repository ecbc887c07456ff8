/** A banner: pictures by `imagem`, a shop path as target, and an alternative text. */
export type Banner = { id: number; nome: string; imagem: string; link: string; alt: string; title: string };

const banner = (
  id: number,
  imagem: string,
  nome: string,
  link: string,
  alt: string,
  title = nome,
): Banner => ({ id, nome, imagem, link, alt, title });

const ofBrand = (id: number, imagem: string, slug: string, nome: string, shown: string): Banner =>
  banner(id, imagem, nome, `/marcas/${slug}`, `${nome}: ${shown}`);

/** Heads of three widths in a frame of this shape; `shown` names it in the alternative text. */
const onFaces = (id: number, imagem: string, kind: 'grau' | 'sol', shape: string, shown: string): Banner =>
  banner(
    id,
    imagem,
    'Um modelo de exemplo em P, M e G, em um rosto estreito, um médio e um largo. Imagem ilustrativa, renderizada.',
    `/oculos-de-${kind}?filtro=formato-${shape}`,
    `Três bustos lado a lado, de rosto estreito, médio e largo, com ${shown} em P, M e G`,
  );

/** Banners by slot. */
export const banners: Record<string, Banner[]> = {
  'banner-principal': [
    banner(
      1,
      'principal-1',
      'O novo acetato',
      '/oculos-de-grau',
      'Armações de acetato em tons de mel e tartaruga sobre pedra clara',
      'O novo acetato, em mel e tartaruga',
    ),
    banner(
      2,
      'principal-2',
      'Luz de verão',
      '/oculos-de-sol',
      'Óculos de sol sobre linho, com sombras longas',
      'Luz de verão: óculos de sol com proteção UV400',
    ),
    banner(
      3,
      'principal-3',
      'Polarizados',
      '/c/polarizados',
      'Óculos de sol azul-marinho e prata sobre papel azul',
      'Polarizados: menos reflexo na estrada e na água',
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
      'Prumo & Fio: armações de titânio, leves e sem emendas à vista',
    ),
    banner(
      6,
      'marcas-2',
      "D'Aurora",
      '/marcas/d-aurora',
      "D'Aurora: gatinhos e oversized nos tons do amanhecer",
    ),
    banner(41, 'marcas-3', 'Araúna', '/marcas/arauna', 'Araúna: acetato escuro polido à mão'),
    banner(42, 'marcas-4', 'Filó', '/marcas/filo', 'Filó: cores de feira em armações leves'),
    banner(
      43,
      'marcas-5',
      'Cais & Norte',
      '/marcas/cais-e-norte',
      'Cais & Norte: lentes polarizadas para a água',
    ),
    banner(44, 'marcas-6', 'Jacumã', '/marcas/jacuma', 'Jacumã: chifre e tartaruga em desenho de hoje'),
  ],
  // Social posts: campaign pictures as squares. There are more than the nine that the home page shows.
  'banners-home-social': [
    banner(
      30,
      'vitrine-1',
      'Sol de fim de tarde',
      '/oculos-de-sol',
      'Óculos de sol de haste grossa sobre linho ao sol',
    ),
    banner(
      31,
      'vitrine-2',
      'Redondo dourado',
      '/busca?busca=redondo',
      'Óculos redondos dourados sobre papel verde',
    ),
    banner(
      32,
      'vitrine-3',
      'Gatinho',
      '/busca?busca=gatinho',
      'Óculos gatinho cor de vinho sobre pedra clara',
    ),
    banner(33, 'vitrine-4', 'Três tons', '/oculos-de-grau', 'Três armações de acetato sobre papel claro'),
    banner(34, 'vitrine-5', 'Na estrada', '/c/polarizados', 'Óculos de sol polarizados sobre ardósia'),
    banner(35, 'pitchbar-1', 'De perto', '/oculos-de-grau', 'Armações de metal e de acetato vistas de perto'),
    banner(36, 'vitrine-7', 'Browline', '/busca?busca=browline', 'Óculos browline sobre papel azul'),
    banner(37, 'vitrine-8', 'Rosa-chá', '/c/titanio', 'Óculos rosa-chá sobre barro'),
    banner(38, 'vitrine-9', 'Hexagonal', '/busca?busca=hexagonal', 'Óculos hexagonais sobre nogueira'),
    banner(39, 'vitrine-6', 'Para ler', '/oculos-de-grau', 'Armação retangular de chifre sobre carvalho'),
  ],
  'banner-popup': [
    banner(
      40,
      'popup-1',
      'MERIDIANO10',
      '/c/lancamentos',
      'O cupom MERIDIANO10 vale 10% na primeira compra, até 31 de dezembro.',
    ),
  ],
  'banners-home-tendencias': [
    banner(
      17,
      'tendencias-4',
      'Prove na sua foto',
      '/oculos-de-grau-arauna-cambuci-redondo-azul-marinho.html#provar',
      'Óculos redondos em um rosto (imagem 3D): prove armações em uma foto sua',
    ),
    banner(
      18,
      'tendencias-5',
      'Monte as suas lentes',
      '/oculos-de-grau-umbral-56-ipe-browline-tartaruga.html#lentes',
      'Um par de lentes e uma armação dourada: monte as lentes e veja o preço e a espessura',
    ),
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
    // Colours: the shapes are below the categories.
    banner(
      10,
      'estilos-1',
      'Tartaruga',
      '/busca?busca=tartaruga',
      'Óculos redondos em tartaruga sobre linho',
    ),
    banner(11, 'estilos-2', 'Vinho', '/busca?busca=vinho', 'Óculos gatinho cor de vinho sobre papel verde'),
    banner(12, 'estilos-3', 'Dourado', '/busca?busca=dourado', 'Óculos aviador dourados sobre papel azul'),
    banner(13, 'estilos-4', 'Preto', '/busca?busca=preto', 'Óculos browline pretos sobre nogueira'),
  ],
  // Pictures next to the shopper's measures. Each links to the frames that it shows.
  'banner-medida': [
    onFaces(16, 'medidas-1', 'grau', 'quadrado', 'armação quadrada'),
    onFaces(101, 'medidas-redondo', 'grau', 'redondo', 'armação redonda'),
    onFaces(102, 'medidas-retangular', 'grau', 'retangular', 'armação retangular'),
    onFaces(103, 'medidas-aviador', 'grau', 'aviador', 'armação aviador'),
    onFaces(104, 'medidas-gatinho', 'grau', 'gatinho', 'armação gatinho'),
    onFaces(105, 'medidas-hexagonal', 'grau', 'hexagonal', 'armação hexagonal'),
    onFaces(106, 'medidas-browline', 'grau', 'browline', 'armação browline'),
    onFaces(107, 'medidas-oversized', 'grau', 'oversized', 'armação oversized'),
    onFaces(108, 'medidas-sol-quadrado', 'sol', 'quadrado', 'armação quadrada de sol'),
    onFaces(109, 'medidas-sol-redondo', 'sol', 'redondo', 'armação redonda de sol'),
    onFaces(110, 'medidas-sol-retangular', 'sol', 'retangular', 'armação retangular de sol'),
    onFaces(111, 'medidas-sol-aviador', 'sol', 'aviador', 'armação aviador de sol'),
    onFaces(112, 'medidas-sol-gatinho', 'sol', 'gatinho', 'armação gatinho de sol'),
    onFaces(113, 'medidas-sol-hexagonal', 'sol', 'hexagonal', 'armação hexagonal de sol'),
    onFaces(114, 'medidas-sol-browline', 'sol', 'browline', 'armação browline de sol'),
    onFaces(115, 'medidas-sol-oversized', 'sol', 'oversized', 'armação oversized de sol'),
    // On the home page.
    banner(
      116,
      'medidas-redondo',
      'Meça o seu rosto uma vez, e a loja diz em cada óculos se ele serve em você',
      '/minha-medida',
      'Três bustos lado a lado, de rosto estreito, médio e largo, cada um com óculos redondos do seu tamanho',
    ),
  ],
  // The first banner is for listings that have no banner.
  'banner-marca-full': [
    banner(
      14,
      'marca-full-1',
      'Nossas marcas',
      '/marcas',
      'Marcas escolhidas uma a uma pelos óticos da Meridiano',
    ),
    ofBrand(51, 'marcas-3', 'arauna', 'Araúna', 'duas armações escuras sobre nogueira'),
    ofBrand(52, 'vitrine-2', 'bico-de-pena', 'Bico de Pena', 'armação redonda de metal fino'),
    ofBrand(53, 'marcas-5', 'cais-e-norte', 'Cais & Norte', 'óculos de sol sobre papel azul'),
    ofBrand(54, 'marcas-2', 'd-aurora', "D'Aurora", 'óculos de sol e armação em tons de vinho e rosa'),
    ofBrand(55, 'estilos-3', 'estirao', 'Estirão', 'dois óculos de sol aviador'),
    ofBrand(56, 'marcas-4', 'filo', 'Filó', 'armações azul-petróleo e terracota sobre papel amarelo'),
    ofBrand(57, 'tendencias-1', 'garoa-fina', 'Garoa Fina', 'armações translúcidas em cristal e fumê'),
    ofBrand(58, 'marcas-6', 'jacuma', 'Jacumã', 'óculos de sol em tartaruga e chifre claro'),
    ofBrand(59, 'tendencias-5', 'lumia', 'Lumiá', 'um par de lentes ao lado de uma armação dourada'),
    ofBrand(60, 'blog-1', 'naue', 'Nauê', 'armações retangulares de acetato e de metal'),
    ofBrand(61, 'marcas-1', 'prumo-e-fio', 'Prumo & Fio', 'armações de metal fino sobre ardósia'),
    ofBrand(62, 'vitrine-6', 'serralta', 'Serralta', 'armação retangular de chifre sobre carvalho'),
    ofBrand(63, 'vitrine-1', 'tecela', 'Tecelã', 'óculos de sol grandes em tartaruga'),
    ofBrand(64, 'estilos-4', 'umbral-56', 'Umbral 56', 'dois óculos browline sobre nogueira'),
  ],
  'banner-categoria-secundaria': [
    banner(
      15,
      'secundaria-1',
      'Seleção Meridiano',
      '/oculos-de-grau',
      'Seleção de óculos da Meridiano sobre papel quente',
    ),
    banner(71, 'vitrine-4', 'Volta às aulas', '/c/volta-as-aulas', 'Três armações de acetato coloridas'),
    banner(72, 'vitrine-5', 'Polarizados', '/c/polarizados', 'Óculos de sol polarizados sobre ardósia'),
    banner(73, 'tendencias-3', 'Até R$ 499', '/c/ate-499', 'Óculos de sol pretos e armação prateada'),
    banner(74, 'popup-1', 'Lançamentos', '/c/lancamentos', 'Óculos de sol gatinho sobre papel terracota'),
    banner(75, 'tendencias-2', 'Titânio', '/c/titanio', 'Armações finas em ouro rosé vistas de perto'),
  ],
};

/** Banners of category listings by category path; descendants show them too. */
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
    'Três armações de grau sobre papel verde',
  ),
  '/lentes': banner(
    22,
    'categoria-lentes',
    'Lentes',
    '/lentes',
    'Pares de lentes transparentes que refratam a luz',
  ),
};

/** Names of pictures that no banner uses: one in a menu, and those of the blog. */
const otherPictures = ['vitrine-10', 'blog-1', 'blog-2', 'blog-3', 'blog-4'];

/** Names of all banner pictures. */
export const bannerPictures: ReadonlySet<string> = new Set([
  ...[...Object.values(banners).flat(), ...Object.values(categoryBanners)].map((entry) => entry.imagem),
  ...otherPictures,
]);
