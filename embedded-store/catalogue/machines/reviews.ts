import type { StoreReview } from '../../content/shop-content';
import { createRandom, itemAt } from '../seed/random';
import type { SeedQuestion, SeedReview } from '../seed/reviews';
import type { Machine } from './machine';

const names = [
  'Adalberto R.',
  'Josefa M.',
  'Cleiton V.',
  'Marta L.',
  'Seu Raimundo',
  'Bruno T.',
  'Tereza A.',
  'Wagner P.',
];

const ofMachines: readonly [nota: number, texto: string][] = [
  [5, 'Chegou antes do prazo e bem embalado. Uso toda semana e até agora nenhuma queixa.'],
  [4, 'Forte e fácil de regular. O manual podia ter letra maior.'],
  [5, 'Comprei pela recomendação do atendimento e acertaram no tamanho para o meu serviço.'],
  [3, 'Cumpre o que promete, mas a caixa veio amassada. O produto estava perfeito.'],
  [5, 'É o segundo que compro. O primeiro ficou com meu irmão, que não devolve mais.'],
  [4, 'Bom preço e peça de reposição fácil de achar.'],
  [2, 'Esperava mais leve. Troquei sem custo por um modelo menor e deu certo.'],
  [5, 'Montei sozinho em uma tarde, com o vídeo e o desenho da caixa.'],
];

const ofFencing: readonly [nota: number, texto: string][] = [
  [5, 'Chegou antes do prazo e bem embalado. Já está no pasto e até agora nenhuma queixa.'],
  [4, 'Material bom e fácil de instalar. O desenho de montagem podia ter letra maior.'],
  [5, 'Comprei pela recomendação do atendimento e a conta do material bateu certinho.'],
  [3, 'Cumpre o que promete, mas a transportadora atrasou um dia. O material veio perfeito.'],
  [5, 'É a segunda vez que compro. O da primeira está de pé há três chuvas.'],
  [4, 'Bom preço, e a galvanização parece boa mesmo.'],
  [2, 'Esperava mais reforçado. Troquei sem custo pelo modelo de cima e deu certo.'],
  [5, 'Fiz tudo em uma tarde, eu e meu cunhado.'],
];

/** Reviews of most machines. @param machines in the order of their ids */
export function machineReviews(machines: readonly Pick<Machine, 'categoria'>[]): SeedReview[] {
  return machines
    .map(({ categoria }, i) => ({ productId: i + 1, categoria }))
    .filter(({ productId }) => productId % 4 !== 0)
    .flatMap(({ productId, categoria }) => {
      const comments = /^\/cerca/.test(categoria) ? ofFencing : ofMachines;
      const rng = createRandom(productId + 3000);
      return Array.from({ length: rng.int(2, 6) }, (_, i) => {
        const [nota, comentario] = itemAt(comments, productId * 3 + i * 5);
        return {
          productId,
          nome: itemAt(names, productId + i * 3),
          email: 'cliente@forja.example',
          nota,
          comentario,
          recomenda: nota >= 3,
          publicada: true as const,
          criadoEm: new Date(Date.UTC(2026, rng.int(0, 9), rng.int(1, 28), 15)),
        };
      });
    });
}

const questions: readonly [foto: string, pergunta: string, resposta: string][] = [
  [
    'gerador-3000',
    'Aguenta uma geladeira e um freezer juntos?',
    'Aguenta, desde que os dois não partam no mesmo instante: ligue um, espere dez segundos e ligue o outro.',
  ],
  [
    'gerador-1200',
    'Posso usar dentro da garagem com a porta aberta?',
    'Não. O monóxido de carbono se acumula mesmo com a porta aberta. Use somente ao ar livre, a seis metros da casa.',
  ],
  [
    'arame-farpado-500',
    'Quantos rolos para um hectare com cinco fios?',
    'Um quadrado de um hectare tem 400 metros de perímetro: 2.000 metros de fio, ou quatro rolos de 500, mais a sobra.',
  ],
  [
    'eletrificador-50',
    'Precisa de aterramento mesmo em terra molhada?',
    'Precisa. Três hastes de dois metros, a três metros uma da outra, longe do terra da casa.',
  ],
  [
    'motosserra-38',
    'Tem que registrar?',
    'Sim, o Ibama exige o registro e a licença de porte e uso. A nota fiscal já sai com o número de série.',
  ],
  [
    'lavadora-1450',
    'Puxa água de balde?',
    'Puxa, com a mangueira de sucção vendida à parte e o balde no mesmo nível da máquina.',
  ],
];

/** Answered questions. @param idOf id of a machine by the name of its pictures */
export function machineQuestions(idOf: (foto: string) => number): SeedQuestion[] {
  return questions.map(([foto, pergunta, resposta], i) => ({
    id: i + 1,
    productId: idOf(foto),
    nome: itemAt(names, i),
    data: `2026-0${(i % 9) + 1}-12`,
    pergunta,
    resposta,
  }));
}

/** Fictitious reviews of the shop, newest first. */
export const machineStoreReviews: readonly StoreReview[] = [
  {
    id: 812,
    author: 'Vicente D.',
    rate: 5,
    dia: '2026-11-16',
    text: 'Pedi o kit do piquete numa segunda e na sexta o gado já estava do lado certo da cerca. Veio tudo contado.',
  },
  {
    id: 811,
    author: 'Rosana E.',
    rate: 5,
    dia: '2026-11-10',
    text: 'Explicaram por telefone a diferença entre potência nominal e de pico. Comprei o gerador menor e sobrou dinheiro.',
  },
  {
    id: 810,
    author: 'Ademir C.',
    rate: 4,
    dia: '2026-11-02',
    text: 'Preço bom e máquina boa. A transportadora ligou só na porta, mas entregou.',
  },
  {
    id: 809,
    author: 'Luzia F.',
    rate: 5,
    dia: '2026-10-27',
    text: 'A porteira chegou no esquadro, com a ferragem separada e parafuso de sobra. Coisa rara.',
  },
  {
    id: 808,
    author: 'Nilton B.',
    rate: 5,
    dia: '2026-10-19',
    text: 'Inversora leve, abre o arco de primeira. Já fiz o portão de casa e o do vizinho.',
  },
  {
    id: 807,
    author: 'Graça S.',
    rate: 3,
    dia: '2026-10-11',
    text: 'Faltou uma haste no pacote. Mandaram outra em três dias, sem pedir foto nem nada.',
  },
  {
    id: 806,
    author: 'Edvaldo M.',
    rate: 5,
    dia: '2026-09-30',
    text: 'Compressor silencioso de verdade. Trabalho ao lado dele e escuto o rádio.',
  },
  {
    id: 805,
    author: 'Ivone R.',
    rate: 5,
    dia: '2026-09-21',
    text: 'Troquei a voltagem da furadeira sem custo. Erro meu, paciência deles.',
  },
  {
    id: 804,
    author: 'Seu Durval',
    rate: 5,
    dia: '2026-09-08',
    text: 'Compro arame com eles desde que a loja era um galpão. O rolo continua com os metros que diz ter.',
  },
  {
    id: 803,
    author: 'Karina P.',
    rate: 5,
    dia: '2026-08-25',
    text: 'Lavadora pequena que deu conta da fachada toda. Gastei um décimo da água.',
  },
];
