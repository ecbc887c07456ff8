import type { LandingRule } from '../../db/json-types';
import { categoryAt } from './categories';
import { facetId } from './facets';

export type LandingPage = {
  id: number;
  slug: string;
  nome: string;
  descricao: string;
  layout: string;
  codigoCss: string;
  regra: LandingRule;
};

const page = (
  id: number,
  slug: string,
  nome: string,
  descricao: string,
  regra: LandingRule,
  layout = '',
  codigoCss = '',
) => ({
  id,
  slug,
  nome,
  descricao: `<p>${descricao}</p>`,
  layout,
  codigoCss,
  regra,
});

/** CSS of the black campaigns; the storefront scopes it to their listing. */
const nightStyles = `
h2 { letter-spacing: -0.01em; text-wrap: balance }
p { max-inline-size: 68ch; text-wrap: pretty }
@media (min-width: 1024px) { h2 { letter-spacing: -0.02em } }
`;

/** Campaign pages under /c/. */
export const landingPages: LandingPage[] = [
  page(
    1,
    'black-friday',
    'Pós Black Friday',
    'A Black Friday passou, os bons preços ficaram. Reunimos os modelos com pelo menos 20% de desconto sobre o preço original, de grau e de sol, enquanto durarem os estoques. Quem gosta de preto o ano inteiro encontra a sua seleção na <a href="/c/noite-preta">noite preta</a>.',
    { descontoMinimo: 20 },
    'black',
    nightStyles,
  ),
  page(
    2,
    'volta-as-aulas',
    'Volta às aulas',
    'Caderno novo, turma nova e, quem sabe, óculos novos. Nesta seleção estão armações de grau leves, resistentes e de bom preço para crianças, adolescentes e universitários. Aproveite o começo do ano para refazer o exame de vista: um grau desatualizado aparece primeiro no boletim.',
    { categorias: [categoryAt('/oculos-de-grau').id], precoAte: 69_990 },
  ),
  page(
    3,
    'polarizados',
    'Óculos de sol polarizados',
    'A lente polarizada bloqueia a luz que chega refletida no asfalto, na areia e na água. O resultado é um contraste que se percebe na hora: o horizonte fica nítido e os olhos descansam. Ideal para dirigir, pescar e passar o dia na praia.',
    { facetas: [facetId('lente', 'Polarizada')] },
  ),
  page(
    4,
    'ate-499',
    'Óculos até R$ 499',
    'Bons óculos não precisam pesar no orçamento. Aqui estão todos os modelos disponíveis por até R$ 499, com a mesma garantia de um ano e o mesmo frete grátis do resto da loja.',
    { precoAte: 49_900 },
  ),
  page(
    5,
    'lancamentos',
    'Lançamentos',
    'Acabaram de sair da caixa. São os modelos que chegaram às nossas duas lojas e ao site nas últimas semanas, em primeira mão.',
    { lancamentos: true },
  ),
  page(
    6,
    'titanio',
    'Armações de titânio',
    'Mais leve que o aço e tão resistente quanto ele, o titânio não enferruja, não descasca e raramente causa alergia. Quem usa óculos o dia inteiro percebe a diferença no fim da tarde.',
    { facetas: [facetId('material', 'Titânio')] },
  ),
  page(
    7,
    'pecas-unicas',
    'Peças únicas',
    'Esta vitrine recebe, de tempos em tempos, armações de coleção restauradas no nosso ateliê. No momento todas encontraram dono: volte em breve.',
    { precoAte: 1 },
  ),
  page(
    8,
    'noite-preta',
    'Noite preta',
    [
      'Preto brilhante, preto fosco, grafite, azul profundo. Uma seleção para quem acha que as cores mais discretas são também as que mais aparecem.',
      '</p><h2>Por que o preto nunca sai</h2><p>Ele recorta o rosto, combina com qualquer roupa e não disputa com a cor dos olhos. Em acetato grosso, tem presença; em metal fino, quase some.</p>',
      '<h2>Perguntas desta noite</h2><h3>O preto esquenta mais no sol?</h3><p>Nas lentes, não faz diferença. Na armação, um pouco: não deixe os óculos no painel do carro.</p>',
      '<h3>Posso pôr lentes de grau em qualquer modelo?</h3><p>Em quase todos. Os que aceitam trazem a escolha das lentes na página do produto.</p>',
      '<h3>E se eu não gostar?</h3><p>A primeira troca é gratuita em até 7 dias. No mesmo prazo, contado do recebimento, você também pode desistir da compra.',
    ].join(''),
    { facetas: ['Preto e grafite', 'Azul'].map((cor) => facetId('cor', cor)) },
    'black',
    nightStyles,
  ),
];
