import Link from 'next/link';
import type { ComponentType } from 'react';
import type { LinkAttributes } from './button';
import styles from './pagination.module.css';

const PlainPageLink = (props: LinkAttributes) => <Link {...props} prefetch={false} />;

type Props = {
  /** Current page, counted from 1. */
  page: number;
  pages: number;
  /** Positions of the first and last product shown, counted from 1, and the number of all products. */
  from: number;
  to: number;
  total: number;
  hrefFor: (page: number) => string;
  /** Component of the links; by default a link to another page of the shop. */
  PageLink?: ComponentType<LinkAttributes>;
};

type StepProps = {
  label: string;
  /** Which arrow the styles draw. */
  to: 'first' | 'previous' | 'next' | 'last';
  href: string | null;
  PageLink: ComponentType<LinkAttributes>;
};

function Step({ label, to, href, PageLink }: StepProps) {
  if (href === null) {
    return (
      <span data-step={to} aria-disabled="true">
        <span className="visually-hidden">{label}</span>
      </span>
    );
  }
  return <PageLink data-step={to} href={href} aria-label={label} />;
}

/** Page links of a listing; renders nothing for a single page. */
export function Pagination({ page, pages, from, to, total, hrefFor, PageLink = PlainPageLink }: Props) {
  if (pages <= 1) return null;
  const narrow = new Set(paginationWindow(page, pages, 3));
  const before = page > 1;
  const after = page < pages;
  return (
    <nav className={styles.root} aria-label="Paginação">
      <p className={styles.summary}>{`Visualizando ${from} - ${to} de ${total} produtos`}</p>
      <ul className={styles.list}>
        <li>
          <Step label="Primeira página" to="first" href={before ? hrefFor(1) : null} PageLink={PageLink} />
        </li>
        <li>
          <Step
            label="Página anterior"
            to="previous"
            href={before ? hrefFor(page - 1) : null}
            PageLink={PageLink}
          />
        </li>
        {paginationWindow(page, pages, 5).map((number) => (
          <li data-wide={narrow.has(number) ? undefined : ''} key={number}>
            <PageLink
              href={hrefFor(number)}
              aria-label={`Página ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </PageLink>
          </li>
        ))}
        <li>
          <Step
            label="Próxima página"
            to="next"
            href={after ? hrefFor(page + 1) : null}
            PageLink={PageLink}
          />
        </li>
        <li>
          <Step label="Última página" to="last" href={after ? hrefFor(pages) : null} PageLink={PageLink} />
        </li>
      </ul>
    </nav>
  );
}

/**
 * The page numbers around `page`: at most `size`, always within 1..pages. Example: for page 9 of 10 and size 5, 6 to
 * 10.
 */
export function paginationWindow(page: number, pages: number, size: number): number[] {
  const length = Math.max(0, Math.min(size, pages));
  const first = Math.max(1, Math.min(page - Math.floor(length / 2), pages - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
