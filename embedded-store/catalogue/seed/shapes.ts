import type { FrameShape } from '../images/frame-spec';

/** A rim shape's name, measurements (mm) and recommendation. `adjetivo` agrees with "armação". */
export type Shape = {
  key: FrameShape;
  label: string;
  adjetivo: string;
  /**
   * The name under which shoppers search for the shape, but which the shop does not use because it is a
   * trademark.
   */
  searchedAs?: string;
  lensWidth: readonly [number, number];
  /** Ratio of lens height to width. */
  height: number;
  aberturas: readonly string[];
  paraQuem: readonly string[];
};

export const shapes: readonly Shape[] = [
  {
    key: 'redondo',
    label: 'Redondo',
    adjetivo: 'redonda',
    lensWidth: [46, 51],
    height: 0.94,
    aberturas: [
      'O círculo quase perfeito suaviza o olhar e dá ao rosto um ar curioso, de quem lê até o fim.',
      'Poucas formas são tão antigas nos óculos quanto a redonda, e poucas continuam tão atuais.',
      'A frente redonda deixa os olhos no centro e as sobrancelhas livres, com um desenho leve de todos os lados.',
    ],
    paraQuem: [
      'O formato redondo equilibra rostos quadrados e angulosos, porque opõe curvas à linha da mandíbula.',
      'Fica especialmente bem em rostos retangulares e de traços marcados; em rostos muito redondos, prefira uma medida um pouco maior.',
    ],
  },
  {
    key: 'quadrado',
    label: 'Quadrado',
    adjetivo: 'quadrada',
    lensWidth: [50, 55],
    height: 0.82,
    aberturas: [
      'Cantos definidos, linhas retas e uma presença tranquila: o quadrado é o terno bem cortado dos óculos.',
      'A frente quadrada organiza o rosto e transmite segurança sem pesar.',
      'Um quadrado de proporções generosas, com cantos levemente amaciados para não endurecer o olhar.',
    ],
    paraQuem: [
      'O formato quadrado dá estrutura a rostos redondos e ovais, alongando a linha dos olhos.',
      'Valoriza rostos ovais e redondos; em rostos muito angulosos, procure uma versão de cantos mais suaves.',
    ],
  },
  {
    key: 'retangular',
    label: 'Retangular',
    adjetivo: 'retangular',
    lensWidth: [51, 56],
    height: 0.66,
    aberturas: [
      'Baixo e alongado, o retângulo é o formato mais discreto para o dia inteiro de trabalho.',
      'A linha horizontal do aro retangular alonga o olhar e some no rosto depois de cinco minutos de uso.',
      'Um clássico de escritório que também sabe sair à noite.',
    ],
    paraQuem: [
      'O formato retangular afina rostos redondos e combina com quem prefere óculos discretos.',
      'Funciona em quase todo rosto, em especial nos redondos e ovais, e deixa boa altura para lentes de leitura.',
    ],
  },
  {
    key: 'aviador',
    label: 'Aviador',
    adjetivo: 'aviador',
    lensWidth: [55, 60],
    height: 0.86,
    aberturas: [
      'A gota nasceu para acompanhar o movimento dos olhos e cobrir todo o campo de visão: por isso o aviador nunca saiu de cena.',
      'Ponte dupla, aro fino e lente ampla: o aviador é quase um instrumento.',
      'O desenho em gota protege também a parte de baixo dos olhos, onde a luz refletida costuma entrar.',
    ],
    paraQuem: [
      'O aviador combina com rostos em formato de coração e triângulo invertido, porque alarga a parte de baixo do olhar.',
      'Veste bem rostos ovais e quadrados; quem tem o rosto pequeno deve olhar a largura frontal antes de escolher.',
    ],
  },
  {
    key: 'gatinho',
    label: 'Gatinho',
    adjetivo: 'gatinho',
    lensWidth: [50, 55],
    height: 0.78,
    aberturas: [
      'As pontas erguidas levantam o olhar como um bom delineado, e ficam prontas em dois segundos.',
      'O gatinho é a forma mais expressiva da ótica: sobe nas têmporas e ilumina as maçãs do rosto.',
      'Um gatinho de ângulo contido, elegante de manhã e marcante à noite.',
    ],
    paraQuem: [
      'O formato gatinho favorece rostos ovais, quadrados e em diamante, pois leva a atenção para cima.',
      'Suaviza mandíbulas largas e dá leveza a rostos quadrados; em rostos finos, escolha a versão mais estreita.',
    ],
  },
  {
    key: 'hexagonal',
    label: 'Hexagonal',
    adjetivo: 'hexagonal',
    lensWidth: [49, 54],
    height: 0.86,
    aberturas: [
      'Seis lados, nenhum exagero: o hexágono tem a leveza do redondo e o caráter do quadrado.',
      'A geometria facetada pega a luz em cada canto e faz um aro fino parecer uma joia.',
      'Para quem já teve um redondo e quer dar o próximo passo.',
    ],
    paraQuem: [
      'O formato hexagonal é dos mais democráticos: as facetas dão definição a rostos redondos e as proporções respeitam os angulosos.',
      'Combina com rostos redondos, ovais e em coração, e é uma boa primeira escolha de armação de metal.',
    ],
  },
  {
    key: 'browline',
    label: 'Browline',
    adjetivo: 'browline',
    searchedAs: 'clubmaster',
    lensWidth: [48, 53],
    height: 0.82,
    aberturas: [
      'A sobrancelha marcada em cima e o fio de metal embaixo fazem do browline um clássico desde os anos 1950.',
      'Metade acetato, metade metal: o browline desenha o olhar por cima e desaparece por baixo.',
      'Um modelo que já estava nas nossas vitrines quando a loja abriu, em 1956, e que continua entre os mais pedidos.',
    ],
    paraQuem: [
      'O browline reforça a linha das sobrancelhas e equilibra rostos em triângulo e de queixo largo.',
      'Fica bem em rostos ovais, redondos e triangulares; a parte de cima marcada chama a atenção para os olhos.',
    ],
  },
  {
    key: 'oversized',
    label: 'Oversized',
    adjetivo: 'oversized',
    lensWidth: [56, 62],
    height: 0.88,
    aberturas: [
      'Grande de propósito: cobre, protege e transforma camiseta branca em produção.',
      'Lentes amplas, muita sombra e a impressão de que há alguém importante ali atrás.',
      'O oversized oferece a maior área de proteção da coleção, sem apertar as têmporas.',
    ],
    paraQuem: [
      'O formato oversized veste bem rostos ovais, quadrados e longos, e protege a pele delicada em volta dos olhos.',
      'Equilibra rostos alongados e testas altas; confira a largura frontal se o seu rosto for pequeno.',
    ],
  },
];
