import type { StoreReview } from '../content/shop-content';

/** Fictitious reviews of the eyewear storefront, newest first, not all of them positive. */
export const eyewearReviews: readonly StoreReview[] = [
  {
    id: 912,
    author: 'Helena P.',
    rate: 5,
    dia: '2026-11-14',
    text: 'Mandei a receita à noite e no outro dia cedo já tinham conferido tudo comigo. Os óculos chegaram em quatro dias, montados com capricho.',
  },
  {
    id: 911,
    author: 'Márcio T.',
    rate: 5,
    dia: '2026-11-09',
    text: 'As medidas do site bateram com as do meu par antigo. Foi a primeira vez que comprei armação sem experimentar e não me arrependi.',
  },
  {
    id: 910,
    author: 'Sônia L.',
    rate: 3,
    dia: '2026-11-05',
    text: 'Produto ótimo, mas a entrega atrasou dois dias por causa do feriado. Avisaram, pelo menos.',
  },
  {
    id: 909,
    author: 'Beatriz Q.',
    rate: 5,
    dia: '2026-10-30',
    text: 'Precisei trocar o tamanho. Postei numa agência perto de casa e a troca saiu sem custo, sem discussão e sem formulário gigante.',
  },
  {
    id: 908,
    author: 'Otávio N.',
    rate: 5,
    dia: '2026-10-21',
    text: 'Óculos de sol polarizados para dirigir na serra. A diferença no asfalto molhado é enorme. Veio com estojo rígido e flanela.',
  },
  {
    id: 907,
    author: 'Dirce M.',
    rate: 4,
    dia: '2026-10-12',
    text: 'Atendimento paciente pelo WhatsApp, explicaram a diferença entre as lentes duas vezes. Só achei a caixa pequena para os Correios.',
  },
  {
    id: 906,
    author: 'Iago F.',
    rate: 5,
    dia: '2026-10-02',
    text: 'Meu primeiro multifocal. Tiraram a medida na loja, ajustaram a haste e na semana seguinte eu já descia escada sem pensar.',
  },
  {
    id: 905,
    author: 'Renata C.',
    rate: 5,
    dia: '2026-09-26',
    text: 'A cor é igual à da foto, coisa rara. O tartaruga claro tem um desenho lindo contra a luz.',
  },
  {
    id: 904,
    author: 'Seu Osvaldo',
    rate: 5,
    dia: '2026-09-15',
    text: 'Compro com eles desde o tempo da loja da esquina. Agora o neto pede pelo site e o cuidado é o mesmo.',
  },
  {
    id: 903,
    author: 'Patrícia V.',
    rate: 2,
    dia: '2026-09-03',
    text: 'A armação que eu queria esgotou depois que fiz o pedido. Devolveram o valor no mesmo dia, mas fiquei sem os óculos.',
  },
  {
    id: 902,
    author: 'Luan S.',
    rate: 5,
    dia: '2026-08-22',
    text: 'Lente fina de verdade: tenho seis graus de miopia e ninguém mais percebe. Preço justo e parcelado sem juros.',
  },
  {
    id: 901,
    author: 'Aline G.',
    rate: 5,
    dia: '2026-08-10',
    text: 'Comprei para minha filha de sete anos. A haste com mola já sobreviveu a um escorregador e a um cachorro.',
  },
];
