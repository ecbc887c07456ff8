import { type Machine, steel } from './machine';

const posts = '/cercas/mouroes-e-estacas';
const gates = '/cercas/porteiras';

/** Posts and gates. */
export const postsAndGates: Machine[] = [
  {
    foto: 'mourao-eucalipto',
    nome: 'Mourão de eucalipto tratado Boiadeiro, 2,20 m',
    marca: 'Boiadeiro',
    categoria: posts,
    por: 4490,
    de: 4990,
    curta: 'Tratado em autoclave contra cupim e apodrecimento: feito para passar de quinze anos no chão.',
    longa: [
      'O tratamento penetra todo o alburno: não é pintura. O topo chanfrado escorre a chuva. Enterre sessenta centímetros e, nos cantos, calce com pedra.',
    ],
    ficha: [
      [
        'Madeira',
        [
          ['Espécie', 'Eucalipto de reflorestamento'],
          ['Tratamento', 'Autoclave, CCA'],
          ['Comprimento', '2,20 m'],
        ],
      ],
    ],
    opcoes: [
      ['8 a 10 cm', 400],
      ['10 a 12 cm', 260, 1300],
      ['12 a 14 cm', 80, 2900],
    ],
    estoque: 740,
    facetas: [
      ['material', 'Madeira'],
      ['altura', '2,20 m'],
    ],
    plano: 'sem-juros',
    selos: ['brasil'],
  },
  {
    foto: 'mourao-concreto',
    nome: 'Mourão de concreto Boiadeiro com cinco furos, 2,20 m',
    marca: 'Boiadeiro',
    categoria: posts,
    por: 5890,
    de: 0,
    curta: 'Não queima, não apodrece e segura a tela por gerações.',
    longa: [
      'Quatro ferros longitudinais e estribos a cada vinte centímetros. A entrega é feita com descarga na porteira.',
    ],
    ficha: [
      [
        'Material',
        [
          ['Concreto', '25 MPa, armado'],
          ['Peso', '42 kg'],
        ],
      ],
    ],
    estoque: 180,
    facetas: [
      ['material', 'Concreto'],
      ['altura', '2,20 m'],
    ],
    plano: 'sem-juros',
  },
  {
    foto: 'estaca-aco',
    nome: 'Estaca de aço galvanizado Cercado tipo T, 1,80 m',
    marca: 'Cercado',
    categoria: posts,
    por: 3990,
    de: 4590,
    curta: 'Crava com marreta em dois minutos e aceita arame liso, farpado e tela.',
    longa: [
      'Leve o bastante para levar cinco no ombro, com ponteira de proteção no topo e entalhes que prendem o fio sem grampo.',
    ],
    ficha: [
      steel('Perfil T de 3 mm'),
      [
        'Medidas',
        [
          ['Comprimento', '1,80 m'],
          ['Peso', '3,1 kg'],
        ],
      ],
    ],
    estoque: 420,
    facetas: [
      ['material', 'Aço'],
      ['altura', '1,80 m'],
    ],
    plano: 'sem-juros',
    selos: ['desconto'],
  },
  {
    foto: 'porteira-madeira',
    nome: 'Porteira de madeira Boiadeiro com cinco tábuas',
    marca: 'Boiadeiro',
    categoria: gates,
    por: 119900,
    de: 139900,
    curta: 'Tábuas de eucalipto tratado, dobradiças forjadas e trava que o boi não abre.',
    longa: [
      'Montada e esquadrejada na oficina, com travessa diagonal que não deixa a folha arriar. A medida é a da folha: faça o vão doze centímetros maior e prenda em mourão de 16 cm ou mais grosso.',
    ],
    ficha: [
      [
        'Madeira',
        [
          ['Tábuas', '5, de 10 × 3 cm'],
          ['Ferragem', 'Dobradiça e trava galvanizadas'],
        ],
      ],
    ],
    opcoes: [
      ['3,00 m', 7],
      ['3,50 m', 4, 14000],
      ['4,00 m', 1, 29000],
    ],
    estoque: 12,
    facetas: [['material', 'Madeira']],
    plano: 'desconto',
    selos: ['desconto', 'brasil'],
  },
  {
    foto: 'porteira-tubular',
    nome: 'Porteira tubular galvanizada Cercado',
    marca: 'Cercado',
    categoria: gates,
    por: 159900,
    de: 159900,
    curta: 'Aço galvanizado a fogo depois de soldado: nem a solda enferruja.',
    longa: [
      'Dobradiças de rolamento, regulagem de altura e trava de duplo sentido. Uma criança abre com uma mão, um touro não abre com a cabeça.',
    ],
    ficha: [
      steel('Tubo de 1.1/2" e 1"', 'Galvanização a fogo'),
      [
        'Medidas',
        [
          ['Altura', '1,20 m'],
          ['Peso', '38 kg'],
        ],
      ],
    ],
    opcoes: [
      ['3,00 m', 5],
      ['4,00 m', 2, 32000],
    ],
    estoque: 7,
    facetas: [['material', 'Aço']],
    plano: 'misto',
  },
];
