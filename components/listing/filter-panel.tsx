'use client';

import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import type { Facets } from '@/lib/listing/facets';
import { CategoryNav } from './category-nav';
import { FacetGroup } from './facet-group';
import styles from './filter-panel.module.css';

/** Id that the opening button of the sheet refers to. */
export const FILTER_PANEL_ID = 'filtros';

/** Facets folded out from the start; the rest is one press away. */
const OPEN_GROUPS = 3;

/**
 * Filter menu: a column from 1024 px, below that a sheet over the page. The sheet is a native popover, so
 * it opens, closes with 'Fechar' or Escape and gives the focus back without any script (LIST-15 to LIST-20). A client
 * component only so that the page's payload carries the facets once and not their markup.
 */
export function FilterPanel({ facets, total }: { facets: Facets; total: number }) {
  const { categorias, grupos, aplicados, limparHref } = facets;
  return (
    <section className={styles.panel} id={FILTER_PANEL_ID} popover="auto" aria-label="Filtros">
      <div className={styles.head}>
        <h2 className={styles.title}>Filtrar</h2>
        {aplicados.length > 0 ? (
          <a className={styles.clear} href={limparHref}>
            Limpar tudo
          </a>
        ) : null}
        <button
          className={styles.close}
          type="button"
          popoverTarget={FILTER_PANEL_ID}
          popoverTargetAction="hide"
        >
          Fechar
        </button>
      </div>
      <div className={styles.groups}>
        {categorias ? <CategoryNav categorias={categorias} /> : null}
        {grupos.map((grupo, index) => (
          <FacetGroup
            key={grupo.id}
            nome={grupo.nome}
            links={grupo.links}
            open={index < OPEN_GROUPS || grupo.links.some(({ ativo }) => ativo)}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <LinkButton href={limparHref} variant="secondary">
          Limpar tudo
        </LinkButton>
        <Button popoverTarget={FILTER_PANEL_ID} popoverTargetAction="hide">
          Ver {total} {total === 1 ? 'produto' : 'produtos'}
        </Button>
      </div>
    </section>
  );
}
