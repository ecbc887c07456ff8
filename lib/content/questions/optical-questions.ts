import type { Storefront } from '@/lib/config/storefronts/storefront';
import type { FaqQuestion } from './faq-questions';

/** The offer to measure in a physical store; '' for a shop without one. */
function visit(stores: number): string {
  if (stores === 0) return '';
  return ` ou passe ${stores === 1 ? 'na nossa loja' : 'em uma das nossas lojas'}: a medida leva um minuto`;
}

/** Questions about glasses, for shops that sell lenses. On the help page they follow the general ones. */
export const opticalQuestions = ({ stores }: Pick<Storefront, 'stores'>): readonly FaqQuestion[] => [
  {
    id: 'ler-a-receita',
    topic: 'otica',
    question: 'Como leio a minha receita?',
    answer: [
      'OD é o olho direito, OE o esquerdo. O esférico corrige miopia (sinal de menos) ou hipermetropia (sinal de mais); o cilíndrico e o eixo corrigem o astigmatismo e andam sempre juntos. A adição aparece em receitas para perto ou multifocais.',
      'Na dúvida, mande uma foto da receita: conferimos todos os números com você antes de cortar a lente.',
    ],
  },
  {
    id: 'medir-a-dnp',
    topic: 'otica',
    question: 'O que é a DNP e como consigo a minha?',
    answer: [
      'É a distância, em milímetros, do centro do nariz ao centro de cada pupila. Com ela, o centro da lente fica diante do seu olho. Para adultos, cada lado mede quase sempre de 28 a 35 mm.',
      `Ela costuma vir na receita. Se não vier, peça ao seu oftalmologista${visit(stores)}.`,
    ],
  },
  {
    id: 'escolher-o-indice',
    topic: 'otica',
    question: 'Qual índice de lente é melhor para o meu grau?',
    answer: [
      'Quanto maior o índice, mais fina fica a lente do mesmo grau. Em geral, o índice 1,50 basta até 2 graus, o 1,61 até 4 e o 1,67 até 6; acima disso, usa-se o 1,74. O policarbonato, 1,59, resiste a impactos: é a escolha para crianças e esportes.',
      'Armações menores também deixam a lente mais fina, e nelas um índice menor pode bastar: ao escolher as lentes, digite o seu grau, e calculamos a espessura na armação.',
    ],
  },
  {
    id: 'medida-da-armacao',
    topic: 'otica',
    question: 'Como sei se a armação serve no meu rosto?',
    answer: [
      'Olhe a parte de dentro da haste dos óculos que você já usa: três números, como 49 – 18 – 135, dizem a largura da lente, a ponte e a haste, em milímetros. Compare com as medidas na página do produto; até 3 mm de diferença na largura mal se percebem.',
      'A largura da frente deve ser próxima à do seu rosto, na altura das têmporas. O filtro “Tamanho da frente” separa as armações em P, M e G por essa medida.',
    ],
  },
  {
    id: 'adaptacao-ao-multifocal',
    topic: 'otica',
    question: 'E se eu não me adaptar às lentes?',
    answer: [
      'É normal estranhar nos primeiros dias, sobretudo com multifocais: use os óculos o dia inteiro por uma ou duas semanas. Se ainda assim a visão não ficar confortável em 30 dias, fale com a gente: refazemos as lentes.',
    ],
    link: { label: 'Falar com o atendimento', href: '/pagina/central-de-atendimento' },
  },
];
