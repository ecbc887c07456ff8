import { slugify } from '../text';

/** A fictitious brand. `tier` (1 to 4) is its price level; `lentes` marks brands of lenses. */
export type Brand = {
  id: number;
  slug: string;
  nome: string;
  code: string;
  tier: 1 | 2 | 3 | 4;
  lentes: boolean;
  nacional: boolean;
  descricao: string;
};

const brand = (
  id: number,
  nome: string,
  code: string,
  tier: Brand['tier'],
  traits: { lentes?: boolean; nacional?: boolean },
  descricao: string,
): Brand => ({
  id,
  slug: slugify(nome),
  nome,
  code,
  tier,
  lentes: traits.lentes ?? false,
  nacional: traits.nacional ?? false,
  descricao: `<p>${descricao}</p>`,
});

export const brands: readonly Brand[] = [
  brand(
    1,
    'Araúna',
    'AR',
    2,
    { nacional: true },
    'A Araúna desenha óculos de linhas limpas, com o preto como ponto de partida. As frentes são fresadas em acetato de 4 mm, polidas à mão e montadas com dobradiças de cinco elos. É uma marca para quem prefere um desenho que dure a um modismo que passe, e que gosta de sentir a firmeza da haste ao fechar. As coleções são pequenas, numeradas, e as peças de reposição ficam disponíveis por cinco anos depois que um modelo sai de linha.',
  ),
  brand(
    2,
    'Bico de Pena',
    'BP',
    1,
    { nacional: true },
    'Leve no rosto e no bolso: a Bico de Pena faz armações finas, de traço delicado, pensadas para quem usa óculos o dia inteiro. As cores são suaves, o desenho é discreto e os preços cabem no primeiro par de óculos da vida, no par do trabalho e no par reserva.',
  ),
  brand(
    3,
    'Cais & Norte',
    'CN',
    3,
    {},
    'Inspirada na luz dura do litoral, a Cais & Norte é especialista em óculos de sol. As lentes são polarizadas de série nas linhas náuticas, cortam o reflexo da água e mantêm a cor fiel do que se vê. As armações recebem banho resistente à maresia e passam por ensaio de 72 horas em névoa salina antes de chegar à vitrine.',
  ),
  brand(
    4,
    "D'Aurora",
    'DA',
    3,
    {},
    "A D'Aurora trabalha curvas generosas, degradês e tons quentes. Os modelos gatinho e oversized são a assinatura da casa, com ponteiras esculpidas e plaquetas invisíveis que não marcam o nariz. Cada coleção nasce de uma cartela de cores do amanhecer, do rosa-chá ao mel.",
  ),
  brand(
    5,
    'Estirão',
    'ES',
    2,
    { nacional: true },
    'A Estirão nasceu para quem anda muito: estrada, trilha, bicicleta. Hastes flexíveis, apoio emborrachado e lentes curvas que protegem dos lados. São óculos que aceitam queda, suor e mochila, sem abrir mão de um desenho que também funciona na cidade.',
  ),
  brand(
    6,
    'Filó',
    'FI',
    1,
    { nacional: true },
    'Colorida e bem-humorada, a Filó veste rostos pequenos e crianças. As hastes têm molas que abrem além do normal, o acetato é hipoalergênico e as cores foram escolhidas por quem vai usar. Para os pais, a tranquilidade de uma armação que volta ao lugar depois da brincadeira.',
  ),
  brand(
    7,
    'Garoa Fina',
    'GF',
    2,
    { lentes: true },
    'Paulistana, discreta e precisa, a Garoa Fina faz armações urbanas e lentes com tratamentos para quem vive entre telas. O cinza, o grafite e o cristal dominam a cartela. As lentes da marca recebem antirreflexo de sete camadas e repelem a água da chuva que lhe dá nome.',
  ),
  brand(
    8,
    'Jacumã',
    'JA',
    2,
    { nacional: true },
    'A Jacumã mistura acetatos translúcidos e cores de fim de tarde em formas redondas. São óculos leves, para usar da beira do mar ao centro da cidade.',
  ),
  brand(
    9,
    'Lumiá',
    'LU',
    3,
    { lentes: true },
    'A Lumiá é um laboratório de lentes: visão simples, multifocais e ocupacionais. Cada par é calculado ponto a ponto com a sua receita e as medidas do seu rosto. Da lente básica ao índice 1,74, a casa publica a espessura estimada de cada grau para que a escolha seja feita sem surpresa.',
  ),
  brand(
    10,
    'Nauê',
    'NA',
    1,
    { nacional: true },
    'A Nauê faz o essencial bem feito: modelos quadrados, redondos e retangulares em acetato e metal, com preço honesto. É a porta de entrada para quem quer trocar de óculos com mais frequência ou montar um par para cada ocasião.',
  ),
  brand(
    11,
    'Prumo & Fio',
    'PF',
    4,
    {},
    'Titânio japonês, soldas invisíveis, parafusos com trava. A Prumo & Fio leva a relojoaria para os óculos e faz armações que se esquecem no rosto. Cada peça sai com número de série e dobradiça revisada à mão.',
  ),
  brand(
    12,
    'Serralta',
    'SE',
    4,
    {},
    'A Serralta faz armações de presença, com acetato italiano curado por meses, chifre laminado e detalhes em ouro rosé. São modelos para quem trata os óculos como parte do guarda-roupa e espera deles a mesma qualidade de um bom sapato.',
  ),
  brand(
    13,
    'Tecelã',
    'TE',
    2,
    { nacional: true },
    'A Tecelã trança texturas: acetatos laminados em camadas finas, tartarugas de tom incomum e hastes com relevo de tear. Feita por uma cooperativa de artesãs, cada armação tem um desenho de manchas que não se repete.',
  ),
  brand(
    14,
    'Umbral 56',
    'UM',
    3,
    { lentes: true },
    'A marca própria da casa leva o ano em que abrimos a primeira porta. A Umbral 56 revisita os clássicos da ótica brasileira, do browline ao aviador, com materiais de hoje e lentes montadas no nosso laboratório.',
  ),
];

/** Brands of frames and sunglasses, in rotation order. */
export const frameBrands = brands.filter((b) => b.nome !== 'Lumiá');
/** Lens brands. */
export const lensBrands = brands.filter((b) => b.lentes);
