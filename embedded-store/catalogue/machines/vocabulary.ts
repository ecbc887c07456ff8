import type { Category } from '../seed/categories';
import { slugify } from '../text';

const brand = (id: number, nome: string, code: string, descricao: string) => ({
  id,
  slug: slugify(nome),
  nome,
  code,
  descricao: `<p>${descricao}</p>`,
});

/** Fictitious brands of machines and fencing. */
export const machineBrands = [
  brand(
    1,
    'Boiadeiro',
    'BO',
    'Madeira tratada, concreto e ferragem forjada para cercas que passam de pai para filho. A Boiadeiro planta o eucalipto que usa, trata em autoclave e entrega com nota de origem.',
  ),
  brand(
    2,
    'Catuaba',
    'CA',
    'Laranja para achar no meio da obra. A Catuaba faz ferramentas e motores de uso pesado, com peças à venda por dez anos depois que um modelo sai de linha.',
  ),
  brand(
    3,
    'Cercado',
    'CE',
    'Arame, tela e porteira de aço com galvanização pesada, e eletrificador para a divisa inteira. A Cercado publica a carga de ruptura de todo fio que fabrica, porque cerca boa se compra por número.',
  ),
  brand(
    4,
    'Forja',
    'FO',
    'A marca da casa. Escolhemos as máquinas que aguentam aluguel, pedimos o motor mais forte da linha e assinamos embaixo: o conserto é na nossa oficina.',
  ),
  brand(
    5,
    'Ipê',
    'IP',
    'Ferramentas de marcenaria, manutenção e jardim, leves e precisas. A Ipê responde pelo silêncio: cada modelo traz o ruído medido no rótulo.',
  ),
  brand(
    6,
    'Relâmpago',
    'RE',
    'Cerca elétrica rural, da placa de aviso ao isolador. Os eletrificadores Relâmpago pulsam dentro da norma e avisam quando o mato encosta no fio.',
  ),
  brand(
    7,
    'Riacho',
    'RI',
    'Água, ar e energia para a casa e o sítio pequeno. A Riacho faz o equipamento que uma pessoa só carrega, liga e guarda.',
  ),
];

type Node = { slug: string; nome: string; descricao: string; children?: Node[] };

const node = (nome: string, descricao: string, children: Node[] = []): Node => ({
  slug: slugify(nome),
  nome,
  descricao: `<p>${descricao}</p>`,
  children,
});

const tree: Node[] = [
  node(
    'Ferramentas elétricas',
    'Furar, cortar e lixar com segurança. Compare potência, peso e alimentação, e confira a tensão da sua tomada antes de fechar o pedido.',
    [
      node(
        'Furadeiras e parafusadeiras',
        'De impacto para o concreto, a bateria para o dia a dia. Na dúvida entre as duas, pense no que você fura mais: parede ou madeira.',
      ),
      node(
        'Esmerilhadeiras',
        'Corte e desbaste de metal, pedra e cerâmica. O disco certo faz o trabalho; a máquina só o gira.',
      ),
      node(
        'Serras',
        'Serras circulares para madeira, com guia, base inclinável e lâminas que se encontram em qualquer loja.',
      ),
    ],
  ),
  node(
    'Geradores e motores',
    'Energia, água e ar onde a rede não chega. Some as potências de partida e escolha com folga.',
    [
      node(
        'Geradores',
        'Do portátil que salva a geladeira ao que toca a propriedade. Todos funcionam somente ao ar livre.',
      ),
      node(
        'Motobombas',
        'Autoescorvantes, para irrigar, drenar e abastecer. Olhe a vazão e a altura juntas: uma cai quando a outra sobe.',
      ),
      node(
        'Compressores',
        'Litros para a folga, pés cúbicos para o trabalho. Veja o consumo da sua ferramenta de ar antes de escolher.',
      ),
    ],
  ),
  node('Limpeza', 'Menos água, menos tempo e menos joelho no chão.', [
    node(
      'Lavadoras de alta pressão',
      'Da calçada à máquina agrícola: compare pressão, vazão e o tempo de uso contínuo.',
    ),
  ]),
  node('Solda', 'Soldar ficou leve. Inversoras que cabem na mão e abrem o arco de primeira.', [
    node(
      'Inversoras',
      'Eletrodo e TIG, de 140 a 200 ampères, com o ciclo de trabalho informado sem rodeios.',
    ),
  ]),
  node('Jardim e floresta', 'Poda, lenha e limpeza de divisa, com a proteção certa no corpo inteiro.', [
    node(
      'Motosserras',
      'A gasolina para a mata, elétrica para o quintal. Escolha o sabre pela madeira que você corta, não pela que gostaria de cortar.',
    ),
  ]),
  node(
    'Cercas',
    'Tudo para fechar, dividir e abrir: arame, tela, mourão e porteira, com a conta do material na página de ajuda.',
    [
      node(
        'Arames',
        'Farpado, liso e de amarração. A carga de ruptura e a galvanização dizem quanto tempo a cerca dura.',
      ),
      node('Telas', 'Campestre, alta e de malha fina, em rolos que duas pessoas carregam.'),
      node('Mourões e estacas', 'Madeira tratada, concreto e aço: três jeitos de ficar em pé.'),
      node('Porteiras', 'De madeira e tubulares, prontas para instalar, com ferragem inclusa.'),
    ],
  ),
  node(
    'Cerca elétrica',
    'Mais barata por metro que qualquer outra e mais fácil de mudar de lugar. O segredo é o aterramento.',
    [
      node(
        'Eletrificadores',
        'Na tomada ou no sol, com a energia em joules, que é o que importa, e não só em quilômetros.',
      ),
      node('Kits', 'Conjuntos completos para começar, montados por quem instala.'),
      node('Isoladores e fios', 'As peças que se repõem: isoladores, fios e carretéis.'),
    ],
  ),
];

/** Categories, parents before children. */
export const machineCategories: Category[] = tree.flatMap(({ children = [], ...top }, ordem) => {
  const id = 10_000 * (ordem + 1);
  const path = `/${top.slug}`;
  const under = children.map(({ children: _, ...child }, i) => ({
    ...child,
    id: id + 100 * (i + 1),
    parentId: id,
    nivel: 3,
    path: `${path}/${child.slug}`,
    ordem: i,
  }));
  return [{ ...top, id, parentId: null, nivel: 2, path, ordem }, ...under];
});

const groups: [slug: string, nome: string, tipo: 'filtro' | 'atributo', labels: string[]][] = [
  ['uso', 'Uso', 'filtro', ['Campo', 'Obra', 'Oficina', 'Casa e jardim']],
  ['alimentacao', 'Alimentação', 'filtro', ['Rede elétrica', 'Bateria', 'Gasolina', 'Solar']],
  ['material', 'Material', 'filtro', ['Madeira', 'Aço', 'Concreto', 'Plástico', 'Porcelana']],
  ['altura', 'Altura', 'filtro', ['0,80 m', '1,00 m', '1,20 m', '1,50 m', '1,80 m', '2,20 m']],
  ['comprimento', 'Comprimento', 'filtro', ['25 m', '50 m', '60 m', '250 m', '500 m', '1.000 m']],
  ['tensao', 'Tensão', 'atributo', ['127 V', '220 V', 'Bivolt']],
  ['cor', 'Cor', 'atributo', ['Branco', 'Amarelo', 'Verde']],
];

/** Groups of the filter menu. */
export const machineFacetGroups = groups.map(([slug, nome, tipo], i) => ({
  id: i + 1,
  tipo,
  slug,
  nome,
  apresentacao: slug === 'cor' ? ('imagem' as const) : ('texto' as const),
  ordem: i,
}));

/** Values of the filter menu. */
export const machineFacetValues = groups.flatMap(([group, , , labels], g) =>
  labels.map((label, ordem) => ({
    id: (g + 1) * 100 + ordem,
    groupId: g + 1,
    slug: `${group}-${slugify(label)}`,
    label,
    ordem,
  })),
);
