import { ShopLink } from '@/components/layout/links';
import type { Crumb } from '@/components/ui/breadcrumb';
import type { BrandIndex, IndexedBrand } from '@/lib/content/brand-index';
import styles from './brands-screen.module.css';
import { NoBrands } from './no-brands';
import { PageFrame } from './page-frame';

type Props = BrandIndex & {
  title: string;
  lead: string;
  breadcrumb: readonly Crumb[];
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

type Group = { letter: string; entries: IndexedBrand[] };

/**
 * A heading for each letter, in the first card of that letter, so that the cards stay in one grid. A link to the
 * shop fills the cells that they leave free in the last row.
 */
function BrandCards({ groups }: { groups: readonly Group[] }) {
  return (
    <div className={styles.cards}>
      <ul className={styles.brands}>
        {groups.flatMap(({ letter, entries }) =>
          entries.map(({ label, href, logo, line, picture, isCampaign, productCount }, index) => (
            <li className={styles.card} key={href + label}>
              {index === 0 ? <h2 className={styles.initial}>{letter}</h2> : null}
              <ShopLink className={styles.name} href={href}>
                {logo ? (
                  <img
                    className={styles.mark}
                    src={logo}
                    alt={label}
                    width={160}
                    height={56}
                    loading="lazy"
                  />
                ) : (
                  label
                )}
              </ShopLink>
              {line ? <p className={styles.line}>{line}</p> : null}
              {picture ? (
                <img
                  className={isCampaign ? `${styles.picture} ${styles.campaign}` : styles.picture}
                  src={picture}
                  alt=""
                  width={480}
                  height={320}
                  loading="lazy"
                />
              ) : null}
              {productCount > 0 ? (
                <p className={styles.count} data-keep-clear="">
                  {productCount} {productCount === 1 ? 'produto' : 'produtos'}
                </p>
              ) : null}
            </li>
          )),
        )}
      </ul>
      <div className={styles.other}>
        <p>Procura outra marca?</p>
        <ShopLink className="tap" href="/pagina/contato">
          Fale com a gente
        </ShopLink>
      </div>
    </div>
  );
}

/** Names in columns under large letters, and links to the letters: many brands cannot all be in view. */
function BrandNames({ groups }: { groups: readonly Group[] }) {
  return (
    <>
      <nav className={styles.letters} aria-label="Letras">
        {groups.map(({ letter }) => (
          <a className={styles.letter} href={`#${letterAnchor(letter)}`} key={letter}>
            {letter}
          </a>
        ))}
      </nav>
      <div className={styles.groups}>
        {groups.map(({ letter, entries }) => (
          <section className={styles.group} aria-labelledby={letterAnchor(letter)} key={letter}>
            <h2 className={styles.heading} id={letterAnchor(letter)}>
              {letter}
            </h2>
            <ul className={styles.list}>
              {entries.map(({ label, href }) => (
                <li key={href + label}>
                  <ShopLink className={styles.link} href={href}>
                    {label}
                  </ShopLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

/** /marcas: all brands in alphabetical order, grouped by letter. */
export function BrandsScreen({ title, lead, breadcrumb, brands, isDescribed }: Props) {
  const groups = groupByLetter(brands);
  return (
    <PageFrame title={title} breadcrumb={breadcrumb} isCompact>
      {groups.length === 0 ? (
        <div className={styles.empty}>
          <NoBrands />
        </div>
      ) : (
        <>
          <p className={styles.lead}>{lead}</p>
          {isDescribed ? <BrandCards groups={groups} /> : <BrandNames groups={groups} />}
        </>
      )}
    </PageFrame>
  );
}
