import { Container } from '@/components/layout/container';

type PlainLink = { text: string; href: string };

type Props = {
  title: string;
  /** Entries without an address are left out. */
  links: readonly (Omit<PlainLink, 'href'> & { href: string | null })[];
};

/**
 * A later section of the home page for visitors without JavaScript, including crawlers: its heading and links. The
 * browser fetches the complete section shortly before it comes into view.
 */
export function PlainSection({ title, links }: Props) {
  const shown = links.filter((link): link is PlainLink => link.href !== null && link.text !== '');
  if (shown.length === 0) return null;
  return (
    <noscript>
      <Container>
        <h2>{title}</h2>
        <ul>
          {shown.map(({ text, href }) => (
            <li key={`${href} ${text}`}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </Container>
    </noscript>
  );
}
