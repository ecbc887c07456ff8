import type { Listagem } from '@/lib/store-api/schemas/listagem';

/** Heading of a listing: its category, brand or landing page, or what was searched for (LIST-12). */
export function listingHeading({ conteudo, estrutura }: Pick<Listagem, 'conteudo' | 'estrutura'>): string {
  const { categoria, marca, landingPage, busca } = conteudo;
  const named = [categoria, marca, landingPage].find((subject) => subject && subject.nome !== '');
  if (named) return named.nome;
  const words = busca?.texto.trim() ?? '';
  if (words !== '') return `Resultados para “${words}”`;
  return estrutura.breadcrumb.at(-1)?.label || 'Produtos';
}
