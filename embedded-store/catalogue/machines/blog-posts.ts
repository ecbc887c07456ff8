import type { Post } from '../../content/shop-content';
import { slugify } from '../text';
import { machines } from './rows';

/** The second view of a machine, because campaigns and cards use the first. */
function picture(foto: string, alt: string): Post['imagem'] {
  const machine = machines.find((known) => known.foto === foto);
  if (!machine) throw new RangeError(`There is no machine ${foto}.`);
  return {
    path: `/upload/produto/imagem/b_${slugify(machine.nome)}-2.webp`,
    largura: 720,
    altura: 720,
    alt,
  };
}

const TARCISIO = { nome: 'Tarcísio Bueno', funcao: 'mecânico da oficina da Forja' };
const DALVA = { nome: 'Dalva Antunes', funcao: 'monta cercas com a Forja' };

/** Blog posts of the machines storefront, newest first. */
export const machinePosts: readonly Post[] = [
  {
    id: 206,
    slug: 'quantos-metros-de-arame',
    titulo: 'Quantos metros de arame a sua cerca pede',
    resumo: 'Perímetro, fios e sobra: a conta de padaria que evita voltar à cidade por causa de dez metros.',
    assunto: 'Cercas',
    autor: DALVA,
    dia: '2026-11-10',
    imagem: picture('arame-galvanizado', 'Rolo de arame galvanizado'),
    html: `<p>Ande a divisa com uma trena ou com o celular no bolso e anote o perímetro. Multiplique pelo número de fios. Some dez por cento: dois vão nas amarrações, três nas emendas e o resto no que o terreno esconde.</p>
<h2>Um exemplo</h2>
<p>Um quadrado de um hectare tem quatrocentos metros de perímetro. Com cinco fios são dois mil metros, e com a sobra, dois mil e duzentos: quatro rolos de quinhentos e um de duzentos e cinquenta.</p>
<h2>E os mourões?</h2>
<p>Um a cada três metros no farpado, a cada seis no liso com balancim. Nos cantos, dobre: é lá que a cerca começa a cair.</p>`,
    vitrine: { titulo: 'Arames, telas e mourões', path: '/cercas' },
  },
  {
    id: 205,
    slug: 'gerador-nominal-e-pico',
    titulo: 'Gerador: a diferença entre nominal e pico',
    resumo:
      'O número grande na lateral é o que ele faz por segundos. O que importa está na placa, em letra menor.',
    assunto: 'Energia',
    autor: TARCISIO,
    dia: '2026-10-20',
    imagem: picture('gerador-6500', 'Gerador vermelho em quadro tubular, com rodas'),
    html: `<p>Todo motor elétrico pede, ao partir, três vezes o que consome depois, às vezes mais. A geladeira de 150 watts quer 450 por um instante. Some as potências de tudo o que fica ligado, acrescente a maior partida e compare com a potência <strong>nominal</strong>, não com a de pico.</p>
<h2>Uma folga honesta</h2>
<p>Trabalhe a 75% da nominal: o motor bebe menos, esquenta menos e dura mais.</p>
<p>E sempre ao ar livre. O monóxido de carbono não tem cheiro.</p>`,
    vitrine: { titulo: 'Geradores e motores', path: '/geradores-e-motores' },
  },
  {
    id: 204,
    slug: 'cerca-eletrica-aterramento',
    titulo: 'Cerca elétrica: metade é aterramento',
    resumo:
      'O choque precisa voltar para o aparelho. Sem um bom terra, o eletrificador mais caro vira enfeite.',
    assunto: 'Cercas',
    autor: DALVA,
    dia: '2026-09-28',
    imagem: picture('eletrificador-120', 'Eletrificador verde com os dois bornes'),
    html: `<p>A corrente sai do eletrificador, atravessa o animal e volta pelo chão até as hastes. Chão seco conduz mal; poucas hastes, pior.</p>
<ul>
<li>Três hastes galvanizadas de dois metros, a três metros uma da outra.</li>
<li>Longe do terra da casa: dez metros, no mínimo.</li>
<li>Em areia, acrescente um fio terra na própria cerca.</li>
</ul>
<p>Teste: com luva isolante, apoie uma barra de ferro entre o fio e o chão, a cem metros do aparelho, e meça as hastes com um voltímetro de cerca. Se passar de 300 volts, falta haste.</p>`,
    vitrine: { titulo: 'Para a sua cerca elétrica', path: '/cerca-eletrica' },
  },
  {
    id: 203,
    slug: 'corrente-de-motosserra',
    titulo: 'Corrente afiada trabalha por você',
    resumo: 'Serragem fina é sinal de corrente cega. Cinco passadas de lima por dente resolvem.',
    assunto: 'Ferramentas',
    autor: TARCISIO,
    dia: '2026-09-02',
    imagem: picture('motosserra-45', 'Motosserra laranja com sabre de aço'),
    html: `<p>A corrente boa puxa a máquina para dentro da madeira e solta lascas. Quando começa a soltar pó, pare: empurrar gasta o sabre, o motor e as costas.</p>
<p>Trave o freio, use a lima do diâmetro certo e conte as passadas, as mesmas em cada dente. Depois, o limitador de profundidade: uma passada de lima chata a cada três afiações.</p>`,
    vitrine: { titulo: 'Motosserras', path: '/jardim-e-floresta/motosserras' },
  },
];
