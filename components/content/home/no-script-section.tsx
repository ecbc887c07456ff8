import { Container } from '@/components/layout/container';
import styles from './no-script-section.module.css';

export type PlainEntry = {
  text: string;
  /** Entries without an address are left out. */
  href: string | null;
  /** Picture as wide as tall, or cropped to it; '' for none. */
  image?: string | undefined;
  price?: string | undefined;
  /** Other colours of the same product. */
  more?: readonly { text: string; href: string }[] | undefined;
};

type Props = { title: string; entries: readonly PlainEntry[] };

/**
 * A later section of the home page for visitors without JavaScript, including crawlers: its heading, pictures, prices
 * and links. The browser fetches the complete section shortly before it comes into view, and does not read this one.
 */
export function PlainSection({ title, entries }: Props) {
  const shown = entries.filter(({ text, href }) => href !== null && text !== '');
  if (shown.length === 0) return null;
  return (
    <noscript>
      <Container>
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.row}>
          {shown.map(({ text, href, image, price, more = [] }) => (
            <li className={styles.entry} key={`${href} ${text}`}>
              <a className={styles.link} href={href ?? ''}>
                {image ? (
                  <img className={styles.image} src={image} alt="" width={480} height={480} loading="lazy" />
                ) : null}
                {text}
              </a>
              {price ? <strong>{price}</strong> : null}
              <PlainLinks links={more} />
            </li>
          ))}
        </ul>
      </Container>
    </noscript>
  );
}

function PlainLinks({ links }: { links: NonNullable<PlainEntry['more']> }) {
  if (links.length === 0) return null;
  return (
    <span className={styles.more}>
      Também em
      {links.map(({ text, href }) => (
        <a key={href} href={href}>
          {text}
        </a>
      ))}
    </span>
  );
}
