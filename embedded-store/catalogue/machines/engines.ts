import { electric, type Machine, mains, measures, voltages } from './machine';

const generators = '/geradores-e-motores/geradores';
const pumps = '/geradores-e-motores/motobombas';
const compressors = '/geradores-e-motores/compressores';
const fuel = (litros: string, horas: string): [string, [string, string][]] => [
  'Combustível',
  [
    ['Tipo', 'Gasolina comum'],
    ['Tanque', litros],
    ['Autonomia', horas],
  ],
];

/** Generators, pumps and compressors. */
export const engines: Machine[] = [
  {
    foto: 'gerador-1200',
    nome: 'Gerador a gasolina Riacho 1.200 W portátil',
    marca: 'Riacho',
    categoria: generators,
    por: 149900,
    de: 179900,
    curta: 'Luz, geladeira e roteador ligados quando a rua apaga, em 26 kg.',
    longa: [
      'O gerador de casa: dois puxões na corda e a tomada está viva. O regulador eletrônico mantém a tensão estável o bastante para a geladeira e o computador.',
      'Funciona só ao ar livre. O monóxido de carbono do escapamento não tem cheiro e mata; mantenha o gerador a seis metros de portas e janelas.',
    ],
    ficha: [
      electric('1.000 W nominal, 1.200 W de pico'),
      fuel('5,5 litros', '7 horas a meia carga'),
      measures('26 kg', '47 × 37 × 38 cm'),
    ],
    opcoes: voltages(8, 4),
    estoque: 12,
    facetas: [
      ['tensao', '127 V'],
      ['tensao', '220 V'],
      ['alimentacao', 'Gasolina'],
    ],
    plano: 'misto',
    selos: ['desconto'],
  },
  {
    foto: 'gerador-3000',
    nome: 'Gerador a gasolina Catuaba 3.000 W bivolt',
    marca: 'Catuaba',
    categoria: generators,
    por: 279900,
    de: 319900,
    curta: 'Duas tensões no mesmo painel, partida fácil e quadro tubular para obra e sítio.',
    longa: [
      'Liga a betoneira de manhã e o som da festa à noite. O painel tem duas tomadas de 127 V e uma de 220 V, disjuntor próprio e um horímetro que lembra a troca de óleo.',
      'O motor de quatro tempos desliga sozinho com o óleo baixo, antes que o estrago aconteça.',
    ],
    ficha: [
      electric('2.800 W nominal, 3.000 W de pico', 'Bivolt'),
      fuel('15 litros', '11 horas a meia carga'),
      measures('43 kg', '60 × 45 × 46 cm'),
    ],
    estoque: 14,
    facetas: [
      ['tensao', 'Bivolt'],
      ['alimentacao', 'Gasolina'],
    ],
    plano: 'sem-juros',
    selos: ['desconto'],
    video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  },
  {
    foto: 'gerador-6500',
    nome: 'Gerador a gasolina Forja 6.500 W com partida elétrica',
    marca: 'Forja',
    categoria: generators,
    por: 0,
    de: 0,
    curta: 'Para a propriedade inteira: rodas, partida na chave e saída para quadro de transferência.',
    longa: [
      'Dimensionar um gerador deste porte é conversa de eletricista: some as partidas dos motores, não só as potências. Conte o que precisa ligar e montamos a proposta com o quadro de transferência e a instalação.',
    ],
    ficha: [
      electric('6.000 W nominal, 6.500 W de pico', 'Bivolt'),
      fuel('25 litros', '9 horas a meia carga'),
      measures('84 kg', '72 × 56 × 58 cm'),
    ],
    estoque: 0,
    status: 'sobConsulta',
    facetas: [
      ['tensao', 'Bivolt'],
      ['alimentacao', 'Gasolina'],
    ],
    plano: 'vazio',
  },
  {
    foto: 'motobomba-2',
    nome: 'Motobomba a gasolina Riacho 2" autoescorvante',
    marca: 'Riacho',
    categoria: pumps,
    por: 134900,
    de: 134900,
    curta: 'Esvazia a cisterna ou enche o bebedouro: 30 mil litros por hora.',
    longa: [
      'Basta encher o corpo da bomba uma vez: ela puxa sozinha de até oito metros. A voluta é de ferro, os selos aguentam água com areia fina, e a base tubular protege o motor no caminho.',
    ],
    ficha: [
      [
        'Desempenho',
        [
          ['Vazão máxima', '30 m³/h'],
          ['Altura manométrica', '26 m'],
          ['Sucção', '8 m'],
        ],
      ],
      fuel('3,6 litros', '2 horas'),
      measures('23 kg', '50 × 40 × 42 cm'),
    ],
    estoque: 6,
    facetas: [['alimentacao', 'Gasolina']],
    plano: 'com-juros',
  },
  {
    foto: 'motobomba-3',
    nome: 'Motobomba a gasolina Catuaba 3" para irrigação',
    marca: 'Catuaba',
    categoria: pumps,
    por: 169900,
    de: 199900,
    curta: 'Volume para irrigar e drenar: 60 mil litros por hora, com filtro de sucção incluso.',
    longa: [
      'Três polegadas movem o dobro da água com o mesmo motor, a uma altura um pouco menor. É a escolha para inundar tabuleiros de arroz, drenar obra e irrigar com aspersores de baixa pressão.',
    ],
    ficha: [
      [
        'Desempenho',
        [
          ['Vazão máxima', '60 m³/h'],
          ['Altura manométrica', '23 m'],
        ],
      ],
      fuel('3,6 litros', '1 hora e 40 minutos'),
      measures('28 kg', '52 × 42 × 46 cm'),
    ],
    estoque: 0,
    status: 'indisponivel',
    facetas: [['alimentacao', 'Gasolina']],
    plano: 'misto',
  },
  {
    foto: 'compressor-24',
    nome: 'Compressor de ar Riacho 24 litros 2 HP',
    marca: 'Riacho',
    categoria: compressors,
    por: 89900,
    de: 104900,
    curta: 'Pintura, pneu e limpeza na garagem, com engate rápido e dois manômetros.',
    longa: [
      'Enche o pneu de um carro em menos de três minutos e sustenta uma pistola de pintura pequena. O pressostato liga e desliga sozinho; você só ouve o motor quando o tanque precisa.',
    ],
    ficha: [
      electric('1.500 W (2 HP)'),
      [
        'Desempenho',
        [
          ['Reservatório', '24 litros'],
          ['Pressão máxima', '116 psi'],
          ['Deslocamento', '8,5 pés³/min'],
        ],
      ],
      measures('23 kg', '58 × 26 × 60 cm'),
    ],
    opcoes: voltages(10, 3),
    estoque: 13,
    facetas: mains,
    plano: 'sem-juros',
    selos: ['desconto'],
  },
  {
    foto: 'compressor-50',
    nome: 'Compressor de ar Forja 50 litros 3 HP silencioso',
    marca: 'Forja',
    categoria: compressors,
    por: 149900,
    de: 149900,
    curta: 'Oficina sem gritaria: 68 decibéis, cabeçote isento de óleo.',
    longa: [
      'O cabeçote sem óleo dispensa a troca e entrega ar limpo para pintura e odontologia. Dá para conversar ao lado dele, o que na oficina vale tanto quanto a potência.',
    ],
    ficha: [
      electric('2.200 W (3 HP)', '220 V'),
      [
        'Desempenho',
        [
          ['Reservatório', '50 litros'],
          ['Ruído', '68 dB(A) a 1 m'],
        ],
      ],
      measures('34 kg', '74 × 32 × 68 cm'),
    ],
    opcoes: [['220 V', 5]],
    estoque: 5,
    facetas: [
      ['tensao', '220 V'],
      ['alimentacao', 'Rede elétrica'],
    ],
    plano: 'misto',
    selos: ['lancamento'],
  },
  {
    foto: 'compressor-100',
    nome: 'Compressor de ar Catuaba 100 litros 3 HP de correia',
    marca: 'Catuaba',
    categoria: compressors,
    por: 259900,
    de: 299900,
    curta: 'Fôlego para borracharia e serralheria, com transmissão por correia.',
    longa: [
      'A correia deixa o cabeçote trabalhar em baixa rotação: dura mais, esquenta menos e aceita conserto em qualquer cidade. O reservatório passa por teste hidrostático e traz a placa da NR-13.',
    ],
    ficha: [
      electric('2.200 W (3 HP)', '220 V'),
      [
        'Desempenho',
        [
          ['Reservatório', '100 litros'],
          ['Pressão máxima', '140 psi'],
          ['Deslocamento', '15 pés³/min'],
        ],
      ],
      measures('72 kg', '105 × 42 × 84 cm'),
    ],
    opcoes: [['220 V', 3]],
    estoque: 3,
    facetas: [
      ['tensao', '220 V'],
      ['alimentacao', 'Rede elétrica'],
    ],
    plano: 'com-juros',
    selos: ['desconto'],
  },
];
