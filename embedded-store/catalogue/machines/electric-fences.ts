import type { Machine } from './machine';

const energizers = '/cerca-eletrica/eletrificadores';
const kits = '/cerca-eletrica/kits';
const parts = '/cerca-eletrica/isoladores-e-fios';

const reel = (cor: string, foto: string, estoque: number, selos: string[] = []): Machine => ({
  foto,
  nome: `Fio eletroplástico Relâmpago 500 m ${cor.toLowerCase()}`,
  marca: 'Relâmpago',
  categoria: parts,
  por: 13990,
  de: 15990,
  curta: 'Seis fios de inox trançados em polietileno com proteção solar, no carretel que já é enrolador.',
  longa: [
    'Leve para mudar de piquete todo dia e visível até para o cavalo que nunca viu cerca. O branco aparece melhor no pasto verde, o amarelo, contra a mata, e o verde some na paisagem.',
  ],
  ficha: [
    [
      'Condutor',
      [
        ['Fios', '6 de inox, 0,15 mm'],
        ['Resistência elétrica', '9 Ω por metro'],
        ['Carga de ruptura', '75 kgf'],
        ['Cor', cor],
      ],
    ],
  ],
  estoque,
  facetas: [
    ['comprimento', '500 m'],
    ['cor', cor],
  ],
  plano: 'sem-juros',
  modelo: 'fio-eletroplastico',
  cor,
  selos: ['desconto', ...selos],
});

/** Electric fencing: energizers, kits, insulators and conductors. */
export const electricFences: Machine[] = [
  {
    foto: 'eletrificador-50',
    nome: 'Eletrificador rural Relâmpago 50 km, 1,5 joule',
    marca: 'Relâmpago',
    categoria: energizers,
    por: 39990,
    de: 46990,
    curta: 'Pulso forte e seguro para piquetes de até 20 hectares, com LED que mostra a carga da cerca.',
    longa: [
      'O choque que ensina sem ferir dura três décimos de milésimo de segundo. O indicador de quatro LEDs mostra de longe se o mato encostou no fio.',
      'Metade do bom funcionamento está no aterramento: use pelo menos três hastes de dois metros, a três metros uma da outra.',
    ],
    ficha: [
      [
        'Elétrica',
        [
          ['Tensão', 'Bivolt automático'],
          ['Energia liberada', '1,5 J'],
          ['Tensão de saída', '8.500 V'],
          ['Consumo', '4 W'],
        ],
      ],
      ['Norma', [['Segurança', 'ABNT NBR IEC 60335-2-76']]],
    ],
    estoque: 33,
    facetas: [
      ['tensao', 'Bivolt'],
      ['alimentacao', 'Rede elétrica'],
    ],
    plano: 'sem-juros',
    selos: ['desconto'],
  },
  {
    foto: 'eletrificador-120',
    nome: 'Eletrificador rural Cercado 120 km, 4,5 joules',
    marca: 'Cercado',
    categoria: energizers,
    por: 99990,
    de: 99990,
    curta: 'Para a fazenda inteira, com alarme de queda de tensão e saída dupla.',
    longa: [
      'Duas saídas permitem alimentar a divisa no máximo e o bezerreiro na metade da força. O alarme avisa quando a tensão cai abaixo de 3.000 volts.',
    ],
    ficha: [
      [
        'Elétrica',
        [
          ['Tensão', 'Bivolt automático'],
          ['Energia liberada', '4,5 J'],
          ['Tensão de saída', '9.800 V'],
        ],
      ],
      ['Norma', [['Segurança', 'ABNT NBR IEC 60335-2-76']]],
    ],
    estoque: 8,
    facetas: [
      ['tensao', 'Bivolt'],
      ['alimentacao', 'Rede elétrica'],
    ],
    plano: 'misto',
    selos: ['lancamento'],
  },
  {
    foto: 'eletrificador-solar',
    nome: 'Eletrificador solar Relâmpago 20 km com painel e bateria',
    marca: 'Relâmpago',
    categoria: energizers,
    por: 89990,
    de: 104990,
    curta: 'Onde a rede não chega: painel de 10 W e bateria para cinco dias sem sol.',
    longa: [
      'Finca, liga e esquece. O painel gira para o norte e a bateria de lítio segura a semana de chuva. O conjunto pesa cinco quilos e acompanha o gado de pasto em pasto.',
    ],
    ficha: [
      [
        'Elétrica',
        [
          ['Painel', '10 W, policristalino'],
          ['Bateria', '12 V, 7 Ah, íon de lítio'],
          ['Energia liberada', '0,6 J'],
        ],
      ],
    ],
    estoque: 10,
    facetas: [['alimentacao', 'Solar']],
    plano: 'desconto',
    selos: ['desconto', 'lancamento'],
  },
  {
    foto: 'kit-piquete',
    nome: 'Kit cerca elétrica Relâmpago para piquete de 1 hectare',
    marca: 'Relâmpago',
    categoria: kits,
    por: 69990,
    de: 84990,
    curta: 'Eletrificador, 500 metros de fio, isoladores, hastes e placa: tudo o que um piquete pede.',
    longa: [
      'Montamos a lista que mais nos pedem. Com ela, duas pessoas fecham um hectare em uma manhã: crave as hastes, passe o fio, ligue o terra e teste.',
      'Acompanham: um eletrificador de 50 km, um carretel de 500 m, 50 isoladores, três hastes de aterramento e duas placas de aviso.',
    ],
    ficha: [
      [
        'Conteúdo',
        [
          ['Eletrificador', '50 km, 1,5 J'],
          ['Fio eletroplástico', '500 m'],
          ['Isoladores', '50'],
          ['Hastes de aterramento', '3'],
        ],
      ],
    ],
    pecas: [
      ['eletrificador-50', 1],
      ['fio-branco', 1],
      ['isolador-anel', 1, '50 unidades'],
    ],
    estoque: 19,
    facetas: [
      ['tensao', 'Bivolt'],
      ['alimentacao', 'Rede elétrica'],
    ],
    plano: 'sem-juros',
    selos: ['desconto'],
  },
  {
    foto: 'kit-solar',
    nome: 'Kit cerca elétrica solar Relâmpago para 2 hectares',
    marca: 'Relâmpago',
    categoria: kits,
    por: 129990,
    de: 0,
    curta: 'O kit completo para o pasto sem tomada, com painel, bateria e fio para dois hectares.',
    longa: [
      'Leva o eletrificador solar de 20 km, dois carretéis de fio, cem isoladores e o terra. Um desenho na caixa mostra a ordem da montagem.',
    ],
    ficha: [
      [
        'Conteúdo',
        [
          ['Eletrificador', 'Solar, 0,6 J'],
          ['Fio eletroplástico', '2 × 500 m'],
          ['Isoladores', '100'],
        ],
      ],
    ],
    pecas: [
      ['eletrificador-solar', 1],
      ['fio-branco', 2],
      ['isolador-anel', 1, '100 unidades'],
    ],
    estoque: 1,
    facetas: [['alimentacao', 'Solar']],
    plano: 'misto',
    selos: ['ultima'],
  },
  {
    foto: 'isolador-anel',
    nome: 'Isolador de rosca tipo anel Relâmpago, pacote',
    marca: 'Relâmpago',
    categoria: parts,
    por: 5990,
    de: 6990,
    curta: 'Rosca direto no mourão de madeira e não deixa a corrente fugir na chuva.',
    longa: [
      'Polietileno virgem com proteção ultravioleta: três verões sem trincar. O anel abre com um quarto de volta para trocar o fio.',
    ],
    ficha: [
      [
        'Material',
        [
          ['Corpo', 'Polietileno com proteção UV'],
          ['Fixação', 'Rosca de 6 mm'],
        ],
      ],
    ],
    opcoes: [
      ['50 unidades', 40],
      ['100 unidades', 25, 4900],
    ],
    estoque: 65,
    facetas: [['material', 'Plástico']],
    plano: 'sem-juros',
    selos: ['desconto'],
  },
  {
    foto: 'isolador-castanha',
    nome: 'Isolador castanha de porcelana Relâmpago, pacote com 25',
    marca: 'Relâmpago',
    categoria: parts,
    por: 8990,
    de: 8990,
    curta: 'Para cantos e finais de linha: porcelana que aguenta a esticada e o tempo.',
    longa: [
      'Use nos cantos, onde o fio puxa, e deixe o plástico para o meio da linha. A porcelana esmaltada não absorve água.',
    ],
    ficha: [['Material', [['Corpo', 'Porcelana esmaltada']]]],
    estoque: 0,
    status: 'indisponivel',
    facetas: [['material', 'Porcelana']],
    plano: 'sem-juros',
  },
  reel('Branco', 'fio-branco', 28),
  reel('Amarelo', 'fio-amarelo', 1, ['ultima']),
  reel('Verde', 'fio-verde', 0),
];
