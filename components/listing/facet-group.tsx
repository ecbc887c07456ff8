import { Disclosure } from '@/components/ui/disclosure';
import type { FacetLink } from '@/lib/listing/facet-link';
import styles from './filter-panel.module.css';

/** Values shown before 'Ver mais'. */
const SHOWN = 8;

function Values({ links }: { links: readonly FacetLink[] }) {
  return (
    <ul className={styles.list}>
      {links.map(({ label, href, ativo, imagem }) => (
        <li key={label}>
          {/* Crawlers gain nothing from every combination of filters. */}
          <a className={styles.value} href={href} rel="nofollow" aria-current={ativo || undefined}>
            {imagem ? <img src={imagem} alt="" width={24} height={24} loading="lazy" /> : null}
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** One facet with its values as links to the filtered list; those in force are marked (LIST-20, LIST-21). */
export function FacetGroup({
  nome,
  links,
  open,
}: {
  nome: string;
  links: readonly FacetLink[];
  open: boolean;
}) {
  const rest = links.slice(SHOWN);
  return (
    <Disclosure title={nome} open={open}>
      <Values links={links.slice(0, SHOWN)} />
      {rest.length > 0 ? (
        <details open={rest.some(({ ativo }) => ativo)}>
          <summary className={styles.more}>Ver mais {rest.length}</summary>
          <Values links={rest} />
        </details>
      ) : null}
    </Disclosure>
  );
}
