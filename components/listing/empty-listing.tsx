import { LinkButton } from '@/components/ui/link-button';
import type { Facets } from '@/lib/listing/facets';
import styles from './empty-listing.module.css';

type Props = { facets: Facets; isSearch: boolean; isPastEnd: boolean; firstPageHref: string };

/** A list without products: says so and offers the next step (LIST-28). */
export function EmptyListing({ facets, isSearch, isPastEnd, firstPageHref }: Props) {
  const { categorias, aplicados, limparHref } = facets;
  const nearby = [
    ...(categorias?.filhas ?? []),
    ...(categorias?.irmas ?? []),
    ...(categorias?.niveisAnteriores ?? []),
  ];
  return (
    <div className={styles.empty}>
      <svg className={styles.drawing} viewBox="0 0 120 60" aria-hidden="true">
        <path d="M4 22c4-6 10-6 14-4M116 22c-4-6-10-6-14-4M52 26c4-5 12-5 16 0" />
        <circle cx="34" cy="30" r="20" />
        <circle cx="86" cy="30" r="20" />
      </svg>
      <h2 className={styles.title}>Nenhum produto encontrado</h2>
      <p className={styles.text}>{adviceOf({ isSearch, isPastEnd, isFiltered: aplicados.length > 0 })}</p>
      <div className={styles.steps}>
        {isPastEnd ? <LinkButton href={firstPageHref}>Voltar à primeira página</LinkButton> : null}
        {aplicados.length > 0 ? <LinkButton href={limparHref}>Limpar filtros</LinkButton> : null}
        {nearby.slice(0, 4).map(({ nome, href }) => (
          <LinkButton key={href} href={href} variant="secondary">
            {nome}
          </LinkButton>
        ))}
        {nearby.length === 0 ? (
          <LinkButton href="/" variant="secondary">
            Ir para a página inicial
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}

function adviceOf(state: { isSearch: boolean; isPastEnd: boolean; isFiltered: boolean }): string {
  if (state.isPastEnd) return 'Esta lista termina antes desta página.';
  if (state.isFiltered) return 'Nenhum modelo reúne todos os filtros escolhidos. Tire um deles ou recomece.';
  if (state.isSearch)
    return 'Confira a grafia, use menos palavras ou procure pela marca, pela cor ou pelo formato.';
  return 'Esta seleção está sendo renovada. Enquanto isso, veja o resto da loja.';
}
