import { ShopLink } from '@/components/layout/links';
import type { Crumb } from '@/components/ui/breadcrumb';
import type { IndexedBrand } from '@/lib/content/brand-index';
import styles from './brands-screen.module.css';
import { NoBrands } from './no-brands';
import { PageFrame } from './page-frame';

type Props = {
  title: string;
  breadcrumb: readonly Crumb[];
  brands: readonly IndexedBrand[];
};

/** Groups by first letter in Portuguese order; accents are ignored, and everything else is under '#'. */
export function groupByLetter<T extends { label: string }>(
  entries: readonly T[],
): { letter: string; entries: T[] }[] {
  const sorted = entries.toSorted((a, b) => a.label.localeCompare(b.label, 'pt-BR', { sensitivity: 'base' }));
  const groups = new Map<string, T[]>();
  for (const entry of sorted) {
    const initial = entry.label.normalize('NFD').charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(initial) ? initial : '#';
    const members = groups.get(letter);
    if (members === undefined) groups.set(letter, [entry]);
    else members.push(entry);
  }
  return [...groups].map(([letter, members]) => ({ letter, entries: members }));
}

const letterAnchor = (letter: string) => `letra-${letter === '#' ? 'numero' : letter.toLowerCase()}`;

/** A brand: a picture of its products, its name and one sentence about it. */
function Brand({ label, href, picture, line }: IndexedBrand) {
  return (
    <li className={styles.brand}>
      {picture ? (
        <img className={styles.picture} src={picture} alt="" width={160} height={120} loading="lazy" />
      ) : null}
      <div className={styles.about}>
        <ShopLink className={styles.link} href={href}>
          {label}
        </ShopLink>
        {line ? <p className={styles.line}>{line}</p> : null}
      </div>
    </li>
  );
}

/** /marcas: all brands in alphabetical order, grouped by letter. */
export function BrandsScreen({ title, breadcrumb, brands }: Props) {
  const groups = groupByLetter(brands);
  return (
    <PageFrame title={title} breadcrumb={breadcrumb} isCompact>
      {groups.length === 0 ? (
        <div className={styles.empty}>
          <NoBrands />
        </div>
      ) : (
        <nav className={styles.letters} aria-label="Letras">
          {groups.map(({ letter }) => (
            <a className={styles.letter} href={`#${letterAnchor(letter)}`} key={letter}>
              {letter}
            </a>
          ))}
        </nav>
      )}
      <div className={styles.groups}>
        {groups.map(({ letter, entries }) => (
          <section className={styles.group} aria-labelledby={letterAnchor(letter)} key={letter}>
            <h2 className={styles.heading} id={letterAnchor(letter)}>
              {letter}
            </h2>
            <ul className={styles.list}>
              {entries.map((brand) => (
                <Brand {...brand} key={brand.href + brand.label} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PageFrame>
  );
}
