import { ShopSymbol } from '@/components/layout/shop-symbol';
import { LinkButton } from '@/components/ui/link-button';
import type { Facets } from '@/lib/listing/facets';
import { whatsappLink } from '@/lib/product/whatsapp';
import { currentStorefront } from '@/lib/storefront/current';
import styles from './listing.module.css';

type Props = {
  facets: Facets;
  isSearch: boolean;
  isPastEnd: boolean;
  firstPageHref: string;
  /** Number from the settings; '' for none. */
  whatsapp: string;
};

/** A list without products: says so and offers the next step (LIST-28). */
export function EmptyListing({ facets, isSearch, isPastEnd, firstPageHref, whatsapp }: Props) {
  const { categorias, aplicados, limparHref } = facets;
  const { symbol, words } = currentStorefront();
  const chat = whatsappLink(whatsapp, 'Olá! Não encontrei no site o produto que procuro. Podem me ajudar?');
  const nearby = [
    ...(categorias?.filhas ?? []),
    ...(categorias?.irmas ?? []),
    ...(categorias?.niveisAnteriores ?? []),
  ];
  return (
    <div className={styles.empty}>
      <ShopSymbol paths={symbol} />
      <h2 className={styles.emptyTitle}>Nenhum produto encontrado</h2>
      <p className={styles.emptyText}>
        {adviceOf({ isSearch, isPastEnd, isFiltered: aplicados.length > 0 }, words.searchAdvice)}
      </p>
      <div className={styles.steps}>
        {isPastEnd ? <LinkButton href={firstPageHref}>Voltar à primeira página</LinkButton> : null}
        {aplicados.length > 0 ? (
          <LinkButton href={limparHref} data-whole>
            Limpar filtros
          </LinkButton>
        ) : null}
        {nearby.slice(0, 4).map(({ nome, href }) => (
          <LinkButton key={href} href={href} variant="secondary">
            {nome}
          </LinkButton>
        ))}
        <LinkButton href="/marcas" variant="secondary">
          Todas as marcas
        </LinkButton>
        {chat ? (
          <LinkButton href={chat} variant="quiet" target="_blank" rel="noopener">
            Perguntar pelo WhatsApp
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}

type State = { isSearch: boolean; isPastEnd: boolean; isFiltered: boolean };

function adviceOf(state: State, searchAdvice: string): string {
  if (state.isPastEnd) return 'Esta lista termina antes desta página.';
  if (state.isFiltered) return 'Nenhum modelo reúne todos os filtros escolhidos. Tire um deles ou recomece.';
  if (state.isSearch) return searchAdvice;
  return 'Esta seleção está sendo renovada. Enquanto isso, veja o resto da loja.';
}
