import type { LandingRule } from '../../db/json-types';
import { categoryAt } from './categories';
import { facetId } from './facets';

export type LandingPage = {
  id: number;
  slug: string;
  nome: string;
  descricao: string;
  layout: string;
  regra: LandingRule;
};

const page = (
  id: number,
  slug: string,
  nome: string,
  descricao: string,
  regra: LandingRule,
  layout = '',
) => ({
  id,
  slug,
  nome,
  descricao: `<p>${descricao}</p>`,
  layout,
  regra,
});

/** Campaign pages under /c/. */
export const landingPages: LandingPage[] = [
  page(
    1,
    'black-friday',
    'Pós Black Friday',
    'A Black Friday passou, os bons preços ficaram. Reunimos os modelos com pelo menos 20% de desconto sobre o preço original, de grau e de sol, enquanto durarem os estoques.',
    { descontoMinimo: 20 },
    'black',
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
    'Mais leve que o aço e tão resistente quanto ele, o titânio não enferruja, não descasca e não dá alergia. Quem usa óculos o dia inteiro percebe a diferença no fim da tarde.',
    { facetas: [facetId('material', 'Titânio')] },
  ),
  page(
    7,
    'pecas-unicas',
    'Peças únicas',
    'Esta vitrine recebe, de tempos em tempos, armações de coleção restauradas no nosso ateliê. No momento todas encontraram dono: volte em breve.',
    { precoAte: 1 },
  ),
];
