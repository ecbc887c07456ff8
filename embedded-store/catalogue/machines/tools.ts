import { electric, type Machine, mains, measures, voltages } from './machine';

const drills = '/ferramentas-eletricas/furadeiras-e-parafusadeiras';
const grinders = '/ferramentas-eletricas/esmerilhadeiras';
const saws = '/ferramentas-eletricas/serras';

/** Electric hand tools. */
export const tools: Machine[] = [
  {
    foto: 'furadeira-650',
    nome: 'Furadeira de impacto Catuaba FI-650, mandril de 1/2"',
    marca: 'Catuaba',
    categoria: drills,
    por: 32990,
    de: 38990,
    curta: 'Fura concreto, madeira e metal com 650 W e empunhadura lateral que gira 360 graus.',
    longa: [
      'A FI-650 é a furadeira para quem tem uma casa inteira pela frente: prateleira, varal, suporte de TV, quadro de energia. O seletor no topo alterna entre furar e furar com impacto, e o gatilho controla a rotação com a ponta do dedo.',
      'A empunhadura lateral fixa em qualquer ângulo e leva o limitador de profundidade, para que o furo pare antes do azulejo do vizinho. Vai com maleta rígida e jogo de cinco brocas.',
    ],
    ficha: [
      electric('650 W'),
      [
        'Desempenho',
        [
          ['Rotação', '0 a 2.800 rpm'],
          ['Impactos', '0 a 44.800 ipm'],
          ['Capacidade em concreto', '13 mm'],
          ['Capacidade em aço', '13 mm'],
        ],
      ],
      measures('1,9 kg', '27 × 8 × 22 cm'),
    ],
    opcoes: voltages(24, 11),
    estoque: 35,
    facetas: mains,
    plano: 'sem-juros',
    selos: ['desconto'],
  },
  {
    foto: 'furadeira-850',
    nome: 'Furadeira de impacto Ipê 850 W com velocidade eletrônica',
    marca: 'Ipê',
    categoria: drills,
    por: 45990,
    de: 45990,
    curta: 'Fôlego de obra: 850 W, partida suave e engrenagens de aço sinterizado.',
    longa: [
      'Quando o furo é o trabalho do dia, a Ipê 850 não pede pausa. A caixa de engrenagens é de aço sinterizado, o induzido é protegido contra poeira e as escovas trocam-se por fora, em dois minutos e sem oficina.',
      'A eletrônica segura a rotação sob carga: a broca não morre quando encontra a ferragem.',
    ],
    ficha: [
      electric('850 W'),
      [
        'Desempenho',
        [
          ['Rotação', '0 a 3.000 rpm'],
          ['Impactos', '0 a 48.000 ipm'],
          ['Capacidade em concreto', '16 mm'],
        ],
      ],
      measures('2,3 kg', '30 × 8 × 23 cm'),
    ],
    opcoes: voltages(9, 0),
    estoque: 9,
    facetas: mains,
    plano: 'misto',
  },
  {
    foto: 'parafusadeira-12',
    nome: 'Parafusadeira e furadeira Ipê 12 V com duas baterias',
    marca: 'Ipê',
    categoria: drills,
    por: 38990,
    de: 47990,
    curta: 'Leve como uma garrafa d’água: 1,1 kg, luz de LED e duas baterias de lítio.',
    longa: [
      'Para montar móveis, trocar dobradiças e fixar cortinas sem procurar tomada. São 18 posições de torque, da porta de armário ao deck, e uma posição de furação para madeira e metal fino.',
      'Enquanto uma bateria trabalha, a outra carrega: uma hora basta. O indicador na base mostra quanto falta.',
    ],
    ficha: [
      [
        'Bateria',
        [
          ['Tensão', '12 V'],
          ['Capacidade', '2 × 1,5 Ah, íon de lítio'],
          ['Recarga', '60 minutos, carregador bivolt'],
        ],
      ],
      [
        'Desempenho',
        [
          ['Torque', '28 Nm em 18 posições'],
          ['Rotação', '0 a 350 e 0 a 1.300 rpm'],
        ],
      ],
      measures('1,1 kg', '17 × 6 × 19 cm'),
    ],
    estoque: 42,
    facetas: [['alimentacao', 'Bateria']],
    plano: 'sem-juros',
    selos: ['desconto'],
  },
  {
    foto: 'parafusadeira-20',
    nome: 'Parafusadeira de impacto Forja 20 V sem escovas',
    marca: 'Forja',
    categoria: drills,
    por: 74990,
    de: 0,
    curta: 'Motor sem escovas, 60 Nm e bateria que serve em toda a linha Forja 20 V.',
    longa: [
      'Sem escovas para gastar, o motor rende um terço a mais por carga e esquenta menos. O mandril de aperto rápido segura brocas de até 13 mm, e o freio para a rotação no instante em que você solta o gatilho.',
    ],
    ficha: [
      [
        'Bateria',
        [
          ['Tensão', '20 V'],
          ['Capacidade', '2 × 4,0 Ah, íon de lítio'],
        ],
      ],
      [
        'Desempenho',
        [
          ['Torque', '60 Nm em 20 posições'],
          ['Impactos', '0 a 27.000 ipm'],
        ],
      ],
      measures('1,6 kg', '18 × 7 × 22 cm'),
    ],
    estoque: 1,
    facetas: [['alimentacao', 'Bateria']],
    plano: 'desconto',
    selos: ['ultima', 'lancamento'],
  },
  {
    foto: 'esmerilhadeira-115',
    nome: 'Esmerilhadeira angular Catuaba 4.1/2" 900 W',
    marca: 'Catuaba',
    categoria: grinders,
    por: 28990,
    de: 34990,
    curta: 'Corta, desbasta e lixa com disco de 115 mm e trava de eixo de um toque.',
    longa: [
      'Corpo estreito, que cabe inteiro na mão, e caixa de alumínio que dissipa o calor longe dos dedos. A proteção gira sem chave e acompanha o ângulo do corte.',
      'Use sempre protetor facial e disco compatível com a rotação: está escrito no rótulo do disco e na placa da máquina.',
    ],
    ficha: [
      electric('900 W'),
      [
        'Desempenho',
        [
          ['Rotação', '11.000 rpm'],
          ['Disco', '115 mm (4.1/2")'],
          ['Eixo', 'M14'],
        ],
      ],
      measures('1,8 kg', '28 × 12 × 10 cm'),
    ],
    opcoes: voltages(18, 22),
    estoque: 40,
    facetas: mains,
    plano: 'sem-juros',
    selos: ['desconto'],
  },
  {
    foto: 'esmerilhadeira-180',
    nome: 'Esmerilhadeira angular Forja 7" 2.200 W',
    marca: 'Forja',
    categoria: grinders,
    por: 64990,
    de: 64990,
    curta: 'Para chapa grossa e trilho: 2.200 W, partida suave e punho antivibração.',
    longa: [
      'A partida suave evita o tranco e o disjuntor desarmado. O punho lateral tem três posições e um coxim que engole metade da vibração: no fim do dia, a mão agradece.',
    ],
    ficha: [
      electric('2.200 W', '220 V'),
      [
        'Desempenho',
        [
          ['Rotação', '8.400 rpm'],
          ['Disco', '180 mm (7")'],
        ],
      ],
      measures('5,2 kg', '49 × 20 × 15 cm'),
    ],
    opcoes: [['220 V', 7]],
    estoque: 7,
    facetas: [
      ['tensao', '220 V'],
      ['alimentacao', 'Rede elétrica'],
    ],
    plano: 'com-juros',
  },
  {
    foto: 'serra-1500',
    nome: 'Serra circular Ipê 7.1/4" 1.500 W com guia a laser',
    marca: 'Ipê',
    categoria: saws,
    por: 49990,
    de: 58990,
    curta: 'Corta até 63 mm de madeira, reta ou em ângulo, e a linha de laser mostra o caminho.',
    longa: [
      'A base de alumínio inclina até 45 graus e trava sem folga. A lâmina de 24 dentes que acompanha serve para compensado, MDF e pinus; para acabamento fino, troque por uma de 48.',
    ],
    ficha: [
      electric('1.500 W'),
      [
        'Desempenho',
        [
          ['Rotação', '5.200 rpm'],
          ['Profundidade a 90°', '63 mm'],
          ['Profundidade a 45°', '45 mm'],
        ],
      ],
      measures('4,1 kg', '31 × 24 × 25 cm'),
    ],
    opcoes: voltages(6, 13),
    estoque: 19,
    facetas: mains,
    plano: 'misto',
    selos: ['desconto'],
  },
  {
    foto: 'serra-1800',
    nome: 'Serra circular Catuaba 7.1/4" 1.800 W para madeira',
    marca: 'Catuaba',
    categoria: saws,
    por: 59990,
    de: 0,
    curta: 'Força de carpintaria com freio elétrico: a lâmina para em dois segundos.',
    longa: [
      'Pensada para telhado e forma de concreto: cabo longo, gancho para pendurar no caibro e saída de pó que aceita aspirador. O freio elétrico é o tipo de coisa de que só se lembra quando faz falta.',
    ],
    ficha: [
      electric('1.800 W'),
      [
        'Desempenho',
        [
          ['Rotação', '5.500 rpm'],
          ['Profundidade a 90°', '65 mm'],
        ],
      ],
      measures('4,6 kg', '32 × 25 × 26 cm'),
    ],
    opcoes: voltages(5, 5),
    estoque: 10,
    facetas: mains,
    plano: 'sem-juros',
    selos: ['lancamento'],
  },
];
