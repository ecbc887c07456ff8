import { LinkList } from '@/components/layout/link-list';
import styles from './brands-screen.module.css';
import { byLetter } from './letters';
import { NoBrands } from './no-brands';
import { PageFrame } from './page-frame';

type Props = { brands: readonly { label: string; href: string }[] };

const TRAIL = [
  { label: 'Home', href: '/' },
  { label: 'Marcas', href: null },
];

const anchor = (letter: string) => `letra-${letter === '#' ? 'numero' : letter.toLowerCase()}`;

/** /marcas: every brand in alphabetical order under its letter (BRAND-01 to BRAND-03). */
export function BrandsScreen({ brands }: Props) {
  const groups = byLetter(brands);
  return (
    <PageFrame title="Marcas" breadcrumb={TRAIL}>
      {groups.length === 0 ? (
        <div className={styles.empty}>
          <NoBrands />
        </div>
      ) : (
        <nav className={styles.letters} aria-label="Letras">
          {groups.map(({ letter }) => (
            <a className={styles.letter} href={`#${anchor(letter)}`} key={letter}>
              {letter}
            </a>
          ))}
        </nav>
      )}
      {groups.map(({ letter, entries }) => (
        <section className={styles.group} aria-labelledby={anchor(letter)} key={letter}>
          <h2 className={styles.heading} id={anchor(letter)}>
            {letter}
          </h2>
          <LinkList links={entries} className={styles.list} linkClassName={styles.link} />
        </section>
      ))}
    </PageFrame>
  );
}
