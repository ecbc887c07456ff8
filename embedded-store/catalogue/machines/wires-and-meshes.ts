import { type Machine, steel } from './machine';

const wires = '/cercas/arames';
const meshes = '/cercas/telas';

/** Wire and mesh. */
export const wiresAndMeshes: Machine[] = [
  {
    foto: 'arame-farpado-250',
    nome: 'Arame farpado Cercado 1,60 mm, rolo de 250 m',
    marca: 'Cercado',
    categoria: wires,
    por: 32900,
    de: 36900,
    curta: 'Farpas a cada 12,5 cm em fio torcido de alta resistência, com 350 kgf de ruptura.',
    longa: [
      'O cordão de dois fios torcidos em sentidos alternados não desenrola quando cortado e mantém a farpa no lugar. Rende cinco fios em 50 metros de cerca.',
      'Manuseie com luva de raspa e viseira, e guarde o rolo em pé, longe do chão molhado.',
    ],
    ficha: [
      steel('Fio de 1,60 mm'),
      [
        'Desempenho',
        [
          ['Carga de ruptura', '350 kgf'],
          ['Distância entre farpas', '12,5 cm'],
          ['Comprimento', '250 m'],
        ],
      ],
    ],
    estoque: 120,
    facetas: [['comprimento', '250 m']],
    plano: 'sem-juros',
    selos: ['desconto', 'brasil'],
  },
  {
    foto: 'arame-farpado-500',
    nome: 'Arame farpado Cercado 1,60 mm, rolo de 500 m',
    marca: 'Cercado',
    categoria: wires,
    por: 61900,
    de: 69900,
    curta: 'O mesmo fio de 350 kgf no rolo grande: cem metros de cerca com cinco fios.',
    longa: [
      'Para um quadrado de cem por cem metros com quatro fios são 1.600 metros, e com as amarrações, 1.750: três rolos destes e um de 250 metros. A sobra vira remendo.',
    ],
    ficha: [
      steel('Fio de 1,60 mm'),
      [
        'Desempenho',
        [
          ['Carga de ruptura', '350 kgf'],
          ['Comprimento', '500 m'],
        ],
      ],
    ],
    estoque: 64,
    facetas: [['comprimento', '500 m']],
    plano: 'misto',
    selos: ['desconto', 'brasil'],
  },
  {
    foto: 'arame-ovalado',
    nome: 'Arame liso ovalado Cercado 15×17, rolo de 1.000 m',
    marca: 'Cercado',
    categoria: wires,
    por: 84900,
    de: 84900,
    curta: 'Cerca para gado sem farpa: 700 kgf de ruptura e esticada que não cede.',
    longa: [
      'O perfil ovalado trava no balancim e aguenta o encosto do animal sem ferir o couro. Com boas catracas nas pontas, dispensa metade dos mourões.',
    ],
    ficha: [
      steel('Perfil 2,40 × 3,00 mm', 'Galvanização tripla'),
      [
        'Desempenho',
        [
          ['Carga de ruptura', '700 kgf'],
          ['Comprimento', '1.000 m'],
        ],
      ],
    ],
    estoque: 31,
    facetas: [['comprimento', '1.000 m']],
    plano: 'com-juros',
    selos: ['brasil'],
  },
  {
    foto: 'arame-galvanizado',
    nome: 'Arame galvanizado Cercado BWG 16, rolo de 1 kg',
    marca: 'Cercado',
    categoria: wires,
    por: 2690,
    de: 0,
    curta: 'O quebra-galho de quem mexe com cerca: amarra, prende e remenda.',
    longa: [
      'Um quilo rende perto de sessenta metros. Macio para torcer com alicate e galvanizado para ficar no tempo.',
    ],
    ficha: [steel('BWG 16 (1,65 mm)')],
    estoque: 300,
    facetas: [['comprimento', '60 m']],
    plano: 'sem-juros',
  },
  {
    foto: 'tela-campestre-100',
    nome: 'Tela campestre Cercado para ovinos e caprinos',
    marca: 'Cercado',
    categoria: meshes,
    por: 49900,
    de: 58900,
    curta: 'Malha menor embaixo, maior em cima: segura o cordeiro sem gastar aço à toa.',
    longa: [
      'Os nós articulados acompanham o relevo e voltam ao lugar quando o animal empurra. Estique com mourões de canto firmes e estacas a cada quatro metros.',
    ],
    ficha: [
      steel('Fio de 1,90 mm'),
      [
        'Medidas',
        [
          ['Rolo', '50 m'],
          ['Malha', '10 a 18 cm'],
        ],
      ],
    ],
    opcoes: [
      ['0,80 m × 50 m', 12, -8000],
      ['1,00 m × 50 m', 18],
      ['1,20 m × 50 m', 0, 9000],
    ],
    estoque: 30,
    facetas: [
      ['altura', '0,80 m'],
      ['altura', '1,00 m'],
      ['altura', '1,20 m'],
      ['comprimento', '50 m'],
    ],
    plano: 'misto',
    selos: ['desconto'],
  },
  {
    foto: 'tela-campestre-150',
    nome: 'Tela campestre Cercado alta para divisa, 1,50 m',
    marca: 'Cercado',
    categoria: meshes,
    por: 74900,
    de: 74900,
    curta: 'Divisa que o cachorro não pula e a vista não perde.',
    longa: [
      'Onze fios horizontais, malha de 15 centímetros e altura para fechar chácara sem muro. Pode receber trepadeira.',
    ],
    ficha: [
      steel('Fio de 2,10 mm'),
      [
        'Medidas',
        [
          ['Rolo', '50 m'],
          ['Altura', '1,50 m'],
        ],
      ],
    ],
    estoque: 15,
    facetas: [
      ['altura', '1,50 m'],
      ['comprimento', '50 m'],
    ],
    plano: 'misto',
  },
  {
    foto: 'tela-pinteiro',
    nome: 'Tela para galinheiro e pinteiro Cercado, malha fina',
    marca: 'Cercado',
    categoria: meshes,
    por: 25900,
    de: 29900,
    curta: 'Malha de uma polegada, que segura o pinto e barra o gambá.',
    longa: [
      'Dobre vinte centímetros da tela para fora, rente ao chão, e cubra com terra: é assim que o bicho desiste de cavar.',
    ],
    ficha: [
      steel('Fio de 0,71 mm (BWG 22)'),
      [
        'Medidas',
        [
          ['Rolo', '25 m'],
          ['Malha', '2,5 cm (1")'],
        ],
      ],
    ],
    opcoes: [
      ['1,00 m × 25 m', 26],
      ['1,50 m × 25 m', 9, 11000],
    ],
    estoque: 35,
    facetas: [
      ['altura', '1,00 m'],
      ['altura', '1,50 m'],
      ['comprimento', '25 m'],
    ],
    plano: 'sem-juros',
    selos: ['desconto'],
  },
];
