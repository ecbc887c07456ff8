import { electric, type Machine, mains, measures, voltages } from './machine';

const washers = '/limpeza/lavadoras-de-alta-pressao';
const welders = '/solda/inversoras';
const chainsaws = '/jardim-e-floresta/motosserras';

/** Pressure washers, welders and chain saws. */
export const workshop: Machine[] = [
  {
    foto: 'lavadora-1450',
    nome: 'Lavadora de alta pressão Riacho 1.450 psi',
    marca: 'Riacho',
    categoria: washers,
    por: 44990,
    de: 54990,
    curta: 'Carro, calçada e churrasqueira limpos com um décimo da água da mangueira.',
    longa: [
      'O bico regulável vai do leque que não risca a pintura ao jato que solta o limo do quintal. O motor desliga quando você solta o gatilho, e a alça recolhe para caber no armário.',
    ],
    ficha: [
      electric('1.400 W'),
      [
        'Desempenho',
        [
          ['Pressão máxima', '1.450 psi (100 bar)'],
          ['Vazão', '330 litros por hora'],
          ['Mangueira', '5 m'],
        ],
      ],
      measures('6,8 kg', '30 × 28 × 82 cm'),
    ],
    opcoes: voltages(21, 17),
    estoque: 38,
    facetas: mains,
    plano: 'sem-juros',
    selos: ['desconto'],
  },
  {
    foto: 'lavadora-1800',
    nome: 'Lavadora de alta pressão Ipê 1.800 psi com aplicador de sabão',
    marca: 'Ipê',
    categoria: washers,
    por: 69990,
    de: 0,
    curta: 'Cabeçote de alumínio e reservatório de detergente embutido.',
    longa: [
      'O cabeçote de alumínio dissipa o calor e aguenta uma tarde de fachada. O aplicador mistura o sabão na medida; enxágue trocando o bico, sem desligar a água.',
    ],
    ficha: [
      electric('1.700 W'),
      [
        'Desempenho',
        [
          ['Pressão máxima', '1.800 psi (124 bar)'],
          ['Vazão', '390 litros por hora'],
          ['Mangueira', '7 m'],
        ],
      ],
      measures('9,4 kg', '33 × 30 × 85 cm'),
    ],
    opcoes: voltages(7, 1),
    estoque: 8,
    facetas: mains,
    plano: 'misto',
  },
  {
    foto: 'lavadora-2500',
    nome: 'Lavadora de alta pressão Forja 2.500 psi com enrolador',
    marca: 'Forja',
    categoria: washers,
    por: 169900,
    de: 194900,
    curta: 'Uso profissional: motor de indução, pistões cerâmicos e mangueira de 10 metros no enrolador.',
    longa: [
      'Motor de indução e três pistões cerâmicos: é outra categoria de ruído e de vida útil. Feita para lava-rápido, granja e máquina agrícola, todos os dias.',
    ],
    ficha: [
      electric('3.000 W', '220 V'),
      [
        'Desempenho',
        [
          ['Pressão máxima', '2.500 psi (172 bar)'],
          ['Vazão', '540 litros por hora'],
          ['Mangueira', '10 m, com malha de aço'],
        ],
      ],
      measures('31 kg', '44 × 40 × 92 cm'),
    ],
    opcoes: [['220 V', 4]],
    estoque: 4,
    facetas: [
      ['tensao', '220 V'],
      ['alimentacao', 'Rede elétrica'],
    ],
    plano: 'desconto',
    selos: ['desconto', 'lancamento'],
  },
  {
    foto: 'inversora-140',
    nome: 'Inversora de solda Riacho 140 A bivolt',
    marca: 'Riacho',
    categoria: welders,
    por: 54990,
    de: 64990,
    curta: 'Quatro quilos para soldar portão, grade e cercado com eletrodo de até 3,25 mm.',
    longa: [
      'Liga em 127 ou 220 V sem chave. O hot start abre o arco de primeira e o antistick solta o eletrodo que grudou: as duas coisas que mais desanimam quem está começando.',
    ],
    ficha: [
      electric('4.200 W', 'Bivolt automático'),
      [
        'Solda',
        [
          ['Corrente', '20 a 140 A em 220 V, até 110 A em 127 V'],
          ['Eletrodo', 'até 3,25 mm'],
          ['Ciclo de trabalho', '60% a 120 A, em 220 V'],
        ],
      ],
      measures('4,1 kg', '36 × 15 × 26 cm'),
    ],
    estoque: 23,
    facetas: [
      ['tensao', 'Bivolt'],
      ['alimentacao', 'Rede elétrica'],
    ],
    plano: 'sem-juros',
    selos: ['desconto'],
  },
  {
    foto: 'inversora-160',
    nome: 'Inversora de solda Catuaba 160 A com visor digital',
    marca: 'Catuaba',
    categoria: welders,
    por: 79990,
    de: 79990,
    curta: 'Eletrodo e TIG na mesma caixa, com corrente mostrada no visor.',
    longa: [
      'Para a serralheria pequena: solda eletrodo de 4 mm e, com a tocha opcional, TIG em aço e inox. O visor mostra a corrente real, e a ventilação só liga quando precisa.',
    ],
    ficha: [
      electric('5.100 W', '220 V'),
      [
        'Solda',
        [
          ['Corrente', '10 a 160 A'],
          ['Processos', 'Eletrodo e TIG lift'],
        ],
      ],
      measures('5,6 kg', '38 × 16 × 34 cm'),
    ],
    opcoes: [['220 V', 9]],
    estoque: 9,
    facetas: [
      ['tensao', '220 V'],
      ['alimentacao', 'Rede elétrica'],
    ],
    plano: 'misto',
  },
  {
    foto: 'inversora-200',
    nome: 'Inversora de solda Forja 200 A para uso profissional',
    marca: 'Forja',
    categoria: welders,
    por: 129900,
    de: 154900,
    curta: 'Solda o turno inteiro: 60% de ciclo em 200 ampères.',
    longa: [
      'Barramento de cobre, placa envernizada contra limalha e cabo de dois metros com garra de bronze. Aceita gerador a partir de 8 kVA, para soldar onde a rede não chega.',
    ],
    ficha: [
      electric('6.800 W', '220 V'),
      [
        'Solda',
        [
          ['Corrente', '10 a 200 A'],
          ['Ciclo de trabalho', '60% a 200 A'],
        ],
      ],
      measures('7,9 kg', '42 × 17 × 36 cm'),
    ],
    opcoes: [['220 V', 6]],
    estoque: 6,
    facetas: [
      ['tensao', '220 V'],
      ['alimentacao', 'Rede elétrica'],
    ],
    plano: 'com-juros',
    selos: ['desconto'],
  },
  {
    foto: 'motosserra-38',
    nome: 'Motosserra a gasolina Ipê 38 cc, sabre de 14"',
    marca: 'Ipê',
    categoria: chainsaws,
    por: 84990,
    de: 99990,
    curta: 'Poda, lenha e limpeza de cerca com quatro quilos e meio na mão.',
    longa: [
      'O virabrequim forjado e a partida com mola fazem o motor pegar na segunda puxada, mesmo frio. O freio de corrente aciona com o dorso da mão, antes de o rebote chegar ao braço.',
      'A venda inclui orientação sobre o registro no Ibama, obrigatório para uso de motosserra.',
    ],
    ficha: [
      [
        'Motor',
        [
          ['Cilindrada', '38 cc, dois tempos'],
          ['Sabre', '14" (35 cm)'],
          ['Corrente', '3/8", 50 elos'],
        ],
      ],
      measures('4,5 kg sem sabre', '41 × 24 × 27 cm'),
    ],
    estoque: 16,
    facetas: [['alimentacao', 'Gasolina']],
    plano: 'sem-juros',
    selos: ['desconto'],
  },
  {
    foto: 'motosserra-45',
    nome: 'Motosserra a gasolina Catuaba 45 cc, sabre de 18"',
    marca: 'Catuaba',
    categoria: chainsaws,
    por: 119900,
    de: 119900,
    curta: 'Tora de eucalipto sem sofrer: 18 polegadas e bomba de óleo ajustável.',
    longa: [
      'O óleo da corrente é regulado por fora conforme a madeira, e o filtro de ar abre sem ferramenta. Amortecedores de mola separam os punhos do motor: trabalha-se mais e chega-se em casa sem formigamento.',
    ],
    ficha: [
      [
        'Motor',
        [
          ['Cilindrada', '45 cc, dois tempos'],
          ['Sabre', '18" (45 cm)'],
        ],
      ],
      measures('5,1 kg sem sabre', '43 × 25 × 29 cm'),
    ],
    estoque: 11,
    facetas: [['alimentacao', 'Gasolina']],
    plano: 'misto',
  },
  {
    foto: 'eletrosserra-2000',
    nome: 'Eletrosserra Forja 2.000 W, sabre de 16"',
    marca: 'Forja',
    categoria: chainsaws,
    por: 57990,
    de: 68990,
    curta: 'Sem mistura, sem fumaça e sem puxar corda: liga na tomada e corta.',
    longa: [
      'A corrente se estica com um anel, sem chave, e a lubrificação é automática. Boa companheira de quintal e de carpintaria; use uma extensão de bitola 2,5 mm² ou maior.',
    ],
    ficha: [
      electric('2.000 W'),
      [
        'Desempenho',
        [
          ['Sabre', '16" (40 cm)'],
          ['Velocidade da corrente', '13,5 m/s'],
        ],
      ],
      measures('5,3 kg', '48 × 22 × 20 cm'),
    ],
    opcoes: voltages(0, 14),
    estoque: 14,
    facetas: mains,
    plano: 'sem-juros',
    selos: ['desconto'],
  },
];
