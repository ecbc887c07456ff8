import type { ReactNode } from 'react';
import { Container } from '@/components/layout/container';
import { LineArt } from '@/components/layout/drawings';
import { LinkList } from '@/components/layout/links';
import { LinkButton } from '@/components/ui/button';
import type { LineDrawing } from '@/lib/config/storefronts/storefront';
import type { MenuLink } from '@/lib/shared/menu-link';
import styles from './error-views.module.css';
import { AutoReload, RequestCode } from './unavailable-page';

type Props = {
  links: readonly MenuLink[];
  /** Search form. */
  search: ReactNode;
  /** Popular products. */
  popular?: ReactNode;
};

/** 404 page: an explanation, a search box, and the entries of the main menu. */
export function NotFoundView({ links, search, popular }: Props) {
  return (
    <Container>
      <div className={styles.view} data-kind="not-found">
        <p className={styles.number}>
          <span className={styles.blurred}>404</span>
          <span className={styles.sharp} aria-hidden="true">
            404
          </span>
        </p>
        <div className={styles.copy}>
          <h1 className={styles.title}>Página não encontrada</h1>
          <p className={styles.text}>
            O endereço pode ter mudado ou o produto saiu de linha. Busque abaixo ou recomece pela página
            inicial.
          </p>
          <LinkButton href="/">Ir para a página inicial</LinkButton>
        </div>
        <div className={`ruled ${styles.next}`}>
          <div className={styles.steps}>
            <div className={styles.copy}>{search}</div>
            {links.length > 0 ? (
              <nav className={styles.copy} aria-labelledby="continue-por-aqui">
                <h2 className={styles.label} id="continue-por-aqui">
                  Ou continue por aqui
                </h2>
                <LinkList
                  links={links.filter(({ href }) => href !== null)}
                  className={styles.links}
                  linkClassName={styles.link}
                />
              </nav>
            ) : null}
          </div>
        </div>
        {popular}
      </div>
    </Container>
  );
}

/** Page for temporary failures. Reloads automatically only for 5xx; the status is shown in small type. */
export function UnavailableView({ status, emblem }: { status: number; emblem: LineDrawing }) {
  return (
    <Container>
      <div className={styles.view} data-kind="unavailable">
        <div className={styles.copy}>
          <p className={styles.status}>
            Erro {status}
            <RequestCode />
          </p>
          <h1 className={styles.title}>Ops, tivemos uma indisponibilidade temporária.</h1>
          <AutoReload automatic={status >= 500} />
        </div>
        <BlurredLens emblem={emblem} />
      </div>
    </Container>
  );
}

/** Ornament of the error pages: the shop's goods, out of focus behind a lens. */
function BlurredLens({ emblem }: { emblem: LineDrawing }) {
  return (
    <div className={styles.lens}>
      <LineArt className={styles.frame} drawing={emblem} />
    </div>
  );
}
