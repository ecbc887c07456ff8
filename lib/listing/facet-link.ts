import type { Rota } from '@/lib/store-api/schemas/rota';
import { filterHref, keyHref, type ListingPage, sameList } from './links';

/** A choice of the filter menu. */
export type FacetLink = {
  label: string;
  href: string;
  ativo: boolean;
  /** Small picture of the value: a colour, a shape; `''` for none. */
  imagem: string;
};

type Choice = { nome: string; ativo: boolean; imagem?: string; rota: Rota | null };

/** Links of the choices under one query key; those without a name or target are left out (LIST-21). */
export function choiceLinks(page: ListingPage, key: string, choices: readonly Choice[]): FacetLink[] {
  return choices.flatMap(({ nome, ativo, imagem = '', rota }) => {
    const target = rota ? filterHref(page, rota) : null;
    // Of an active value some stores send no target, or the page itself, which would remove nothing.
    const href = ativo && (target === null || sameList(page, target)) ? keyHref(page, key, null) : target;
    return href === null || nome === '' ? [] : [{ label: nome, ativo, imagem, href }];
  });
}
