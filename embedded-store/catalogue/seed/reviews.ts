import type { FrameSpec } from '../images/frame-spec';
import { catalogueEntries } from './product-rows';
import { createRandom, itemAt } from './random';

export type SeedReview = {
  productId: number;
  nome: string;
  email: string;
  nota: number;
  comentario: string;
  recomenda: boolean;
  publicada: true;
  criadoEm: Date;
};
export type SeedQuestion = {
  id: number;
  productId: number;
  nome: string;
  data: string;
  pergunta: string;
  resposta: string;
};

const names = [
  'Marina A.',
  'João Pedro S.',
  'Cecília R.',
  'Antônio F.',
  'Larissa M.',
  'Rafael T.',
  'Dona Neuza',
  'Caio B.',
  'Inês V.',
  'Thiago L.',
];

type Comment = readonly [nota: number, text: string];

const ofFrames: readonly Comment[] = [
  [
    5,
    'Chegou em três dias, bem embalado. A armação é mais leve do que eu imaginava e a cor é igual à da foto.',
  ],
  [5, 'Mandei a receita pelo WhatsApp e a lente veio perfeita. Adaptação imediata.'],
  [4, 'Muito bonito e firme. Só precisei de um ajuste na haste, que a ótica do bairro fez na hora.'],
  [5, 'Comprei pelas medidas do site e serviu certinho. Recomendo olhar a largura frontal.'],
  [4, 'Boa qualidade pelo preço. O estojo é simples, mas protege bem.'],
  [3, 'O modelo é bom, mas ficou um pouco largo no meu rosto. Troquei sem custo por um número menor.'],
  [5, 'Terceira compra na loja. Atendimento de ótica de verdade, com gente que entende.'],
  [2, 'Gostei do desenho, mas a ponte apertou. Devolvi e o reembolso saiu em uma semana.'],
  [5, 'Uso o dia inteiro no computador e não sinto o peso.'],
  [1, 'Não era o tom que eu esperava. A troca foi rápida, ao menos.'],
];

const ofSunglasses: readonly Comment[] = ofFrames.map(([nota, text]) => {
  if (/receita/.test(text)) return [nota, 'Uso para dirigir de manhã e a diferença se sente na hora.'];
  if (/computador/.test(text)) return [nota, 'Passei o dia na praia com ele e não marcou o nariz.'];
  return [nota, text];
});

const ofLenses: readonly Comment[] = [
  [5, 'Chegou em uma semana, montada na armação que eu já tinha. Nitidez de ponta a ponta.'],
  [5, 'Mandei a receita pelo WhatsApp e a lente veio perfeita. Adaptação imediata.'],
  [4, 'Muito boa. Só precisei voltar à loja uma vez para acertar a altura.'],
  [5, 'Conferiram o grau comigo por telefone antes de cortar. Nunca tinha visto isso.'],
  [4, 'Boa qualidade pelo preço. Limpa fácil e não ficou pesada.'],
  [3, 'A lente é boa, mas demorei duas semanas para me acostumar.'],
  [5, 'Terceira compra na loja. Atendimento de ótica de verdade, com gente que entende.'],
  [2, 'Não me adaptei. Refizeram sem custo e agora está certo, mas levou tempo.'],
  [5, 'Uso o dia inteiro no computador e os olhos não ardem mais.'],
  [1, 'O prazo do laboratório passou dois dias. A lente, ao menos, veio certa.'],
];

type Answered = readonly [question: string, answer: string];

const ofAnyPair: readonly Answered[] = [
  ['O estojo vem junto?', 'Vem: estojo e flanela. A garantia é de um ano.'],
  [
    'Posso retirar em uma das lojas?',
    'Pode. Escolha a retirada no fechamento do pedido e avisamos quando estiver pronto.',
  ],
  [
    'A haste dá para ajustar?',
    'Dá. Passe em uma das nossas lojas ou em uma ótica de confiança; o ajuste é feito em minutos.',
  ],
];

const textsByKind: Record<
  FrameSpec['kind'],
  { comments: readonly Comment[]; questions: readonly Answered[] }
> = {
  frame: {
    comments: ofFrames,
    questions: [
      [
        'Serve para lente multifocal?',
        'Serve, sim. A altura do aro comporta o corredor da multifocal; na montagem, medimos a altura pupilar.',
      ],
      ...ofAnyPair,
    ],
  },
  sunglasses: {
    comments: ofSunglasses,
    questions: [
      [
        'Protege contra os raios UVA e UVB?',
        'Protege. Todas as nossas lentes solares têm filtro UV400, polarizadas ou não.',
      ],
      ...ofAnyPair,
    ],
  },
  lens: {
    comments: ofLenses,
    questions: [
      [
        'Vocês montam na armação que eu já tenho?',
        'Montamos. Leve a armação a uma das lojas ou combine o envio pelo WhatsApp; conferimos antes se ela aguenta a troca.',
      ],
      [
        'Preciso mandar a receita antes de comprar?',
        'Não precisa: compre e envie a foto da receita depois. Só cortamos a lente com a receita conferida.',
      ],
      [
        'E se eu não me adaptar?',
        'Se a adaptação não vier em 30 dias, refazemos as lentes com o mesmo tratamento.',
      ],
      ['Quanto tempo leva?', 'De 3 a 8 dias úteis no laboratório, mais o prazo de entrega do seu CEP.'],
    ],
  },
  // Kits have neither reviews nor questions.
  kit: { comments: [], questions: [] },
};

/** Ids of the products with reviews, by kind of product. */
function reviewedProducts(productCount: number, rest: (id: number) => boolean) {
  return [...catalogueEntries(Math.min(productCount, 200))].flatMap(({ product: { id, frameSpec } }) =>
    id !== undefined && frameSpec && rest(id) ? [{ productId: id, ...textsByKind[frameSpec.kind] }] : [],
  );
}

/** Seeded reviews: about half of the first 200 products have two to seven. */
export function seedReviews(productCount: number): SeedReview[] {
  return reviewedProducts(productCount, (id) => id % 2 === 1).flatMap(({ productId, comments }) => {
    const rng = createRandom(productId + 7000);
    return Array.from({ length: rng.int(2, 7) }, (_, i) => {
      const [nota, comentario] = itemAt(comments, productId * 3 + i * 7);
      const nome = itemAt(names, productId + i * 3);
      const criadoEm = new Date(Date.UTC(2026, rng.int(0, 9), rng.int(1, 28), 15));
      return {
        productId,
        nome,
        email: 'cliente@meridiano.example',
        nota,
        comentario,
        recomenda: nota >= 3,
        publicada: true as const,
        criadoEm,
      };
    });
  });
}

/** Answered questions on some of the first products. */
export function seedQuestions(productCount: number): SeedQuestion[] {
  return reviewedProducts(productCount, (id) => id % 3 === 1).flatMap(({ productId, questions }) =>
    Array.from({ length: 1 + (productId % 3) }, (_, i) => {
      const [pergunta, resposta] = itemAt(questions, productId + i);
      const data = `2026-0${1 + (productId % 9)}-1${i}`;
      return {
        id: productId * 10 + i,
        productId,
        nome: itemAt(names, productId + i),
        data,
        pergunta,
        resposta,
      };
    }),
  );
}
