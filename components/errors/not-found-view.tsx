import type { ReactNode } from 'react';
import { Container } from '@/components/layout/container';
import type { MenuLink } from '@/components/layout/menu-link';
import { ShopLink } from '@/components/layout/shop-link';
import { LinkButton } from '@/components/ui/link-button';
import styles from './error-view.module.css';

type Props = {
  links: readonly MenuLink[];
  /** Search form. */
  search: ReactNode;
};

/** 404 page (ERR-01, A35): what happened, a search box, and the main menu's entries as a way on. */
export function NotFoundView({ links, search }: Props) {
  return (
    <Container>
      <div className={styles.view} data-kind="not-found">
        <p className={styles.number}>
          <span className={styles.blurred}>404</span>
          <span className={styles.sharp} aria-hidden="true">
            404
          </span>
        </p>
        <div className={styles.words}>
          <h1 className={styles.title}>Página não encontrada</h1>
          <p className={styles.text}>
            O endereço pode ter mudado ou o produto saiu de linha. Busque abaixo ou recomece pela página
            inicial.
          </p>
          <LinkButton href="/" variant="secondary">
            Ir para a página inicial
          </LinkButton>
        </div>
        <div className={styles.next}>
          <div className={styles.steps}>
            <div className={styles.words}>
              <h2 className={styles.label}>O que você procura?</h2>
              {search}
            </div>
            {links.length > 0 ? (
              <nav className={styles.words} aria-labelledby="continue-por-aqui">
                <h2 className={styles.label} id="continue-por-aqui">
                  Ou continue por aqui
                </h2>
                <ul className={styles.links}>
                  {links.map(({ label, href, target }) =>
                    href === null ? null : (
                      <li key={`${href}${label}`}>
                        <ShopLink className={styles.link} href={href} target={target}>
                          {label}
                        </ShopLink>
                      </li>
                    ),
                  )}
                </ul>
              </nav>
            ) : null}
          </div>
        </div>
      </div>
    </Container>
  );
}
