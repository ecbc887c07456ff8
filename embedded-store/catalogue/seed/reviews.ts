import { cycle, random } from './random';

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

const comments: readonly [nota: number, text: string][] = [
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

const questions: readonly [string, string][] = [
  [
    'Serve para lente multifocal?',
    'Serve, sim. A altura do aro comporta o corredor da multifocal; na montagem, medimos a altura pupilar.',
  ],
  ['O estojo vem junto?', 'Vem: estojo, flanela e o cartão de garantia de um ano.'],
  [
    'Posso retirar em uma das lojas?',
    'Pode. Escolha a retirada no fechamento do pedido e avisamos quando estiver pronto.',
  ],
  [
    'A haste dá para ajustar?',
    'Dá. Passe em uma das nossas lojas ou em uma ótica de confiança; o ajuste é feito em minutos.',
  ],
];

/** Reviews that were there before: about half of the first 200 products have two to seven. */
export function seedReviews(productCount: number): SeedReview[] {
  const reviewed = Array.from({ length: Math.min(productCount, 200) }, (_, i) => i + 1).filter(
    (id) => id % 2 === 1,
  );
  return reviewed.flatMap((productId) => {
    const rng = random(productId + 7000);
    return Array.from({ length: rng.int(2, 7) }, (_, i) => {
      const [nota, comentario] = cycle(comments, productId * 3 + i * 7);
      const nome = cycle(names, productId + i * 3);
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
  const asked = Array.from({ length: Math.min(productCount, 200) }, (_, i) => i + 1).filter(
    (id) => id % 3 === 1,
  );
  return asked.flatMap((productId) =>
    Array.from({ length: 1 + (productId % 3) }, (_, i) => {
      const [pergunta, resposta] = cycle(questions, productId + i);
      const data = `2026-0${1 + (productId % 9)}-1${i}`;
      return {
        id: productId * 10 + i,
        productId,
        nome: cycle(names, productId + i),
        data,
        pergunta,
        resposta,
      };
    }),
  );
}
