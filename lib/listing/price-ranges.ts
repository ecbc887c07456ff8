import { formatRoundBRL } from '@/lib/money/format';
import type { FiltroPreco } from '@/lib/store-api/schemas/listagem';
import { choiceLinks, type FacetLink } from './facet-link';
import { keyHref, type ListingPage } from './links';

/** The shop's own ranges in BRL, used when the platform sends none (LIST-23, A-22). */
const FIXED_RANGES = [
  { de: 449, ate: 999 },
  { de: 1000, ate: 1499 },
  { de: 1500, ate: 1799 },
  { de: 1800, ate: 5000 },
] as const;

/** 'R$ 449 a R$ 999', 'Até R$ 449', and 'Acima de R$ 1.800' for the range without an upper bound (LIST-22). */
function priceRangeLabel({ de, ate }: { de: number; ate: number }): string {
  if (ate === 0) return `Acima de ${formatRoundBRL(de)}`;
  return de > 0 ? `${formatRoundBRL(de)} a ${formatRoundBRL(ate)}` : `Até ${formatRoundBRL(ate)}`;
}

/**
 * Price choices: the platform's when it sends any, else the fixed four. A range of the address that is
 * none of them joins the list, so that it can be seen and removed (LIST-38).
 */
export function priceLinks(page: ListingPage, ranges: readonly FiltroPreco[]): FacetLink[] {
  const sent = choiceLinks(
    page,
    'preco',
    ranges.map(({ de, ate, label, ativo, rota }) => ({
      nome: (ate > 0 && label) || priceRangeLabel({ de, ate }),
      ativo,
      rota,
    })),
  );
  const links = sent.length > 0 ? sent : FIXED_RANGES.map((range) => rangeLink(page, range));
  const own = /^(\d{1,7})-(\d{1,7})$/.exec(page.query.preco ?? '');
  if (!own || links.some(({ ativo }) => ativo)) return links;
  return [...links, rangeLink(page, { de: Number(own[1]), ate: Number(own[2]) })];
}

function rangeLink(page: ListingPage, range: { de: number; ate: number }): FacetLink {
  const value = `${range.de}-${range.ate}`;
  const ativo = page.query.preco === value;
  return {
    label: priceRangeLabel(range),
    href: keyHref(page, 'preco', ativo ? null : value),
    ativo,
    imagem: '',
  };
}
