import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/button';
import styles from './about-content.module.css';
import { ContentStack } from './page-frame';
import { ShopFilm } from './shop-film';

type Props = {
  /** Name of the shop. */
  name: string;
  /** Embed URL of the video, or null. */
  embed: string | null;
  /** Address of a picture for the video's cover; '' for none. */
  poster: string;
  /** Text about the shop. */
  text: ReactNode;
  contact: ReactNode;
  /** Addresses from the settings; empty ones are not shown. */
  social: { blog?: string | undefined; facebook?: string | undefined };
};

const NETWORKS = [
  { key: 'blog', label: 'Leia o nosso blog' },
  { key: 'facebook', label: 'Siga a gente no Facebook' },
] as const;

/** Content of /pagina/quem-somos: video, text, contact options and external links. */
export function AboutContent({ name, embed, poster, text, contact, social }: Props) {
  const links = NETWORKS.flatMap(({ key, label }) => {
    const href = social[key] ?? '';
    return /^https?:\/\//i.test(href) && URL.canParse(href) ? [{ label, href }] : [];
  });
  return (
    <ContentStack>
      {embed === null ? null : (
        <ShopFilm embed={embed} poster={poster} title={`Conheça a ${name} em vídeo`} />
      )}
      {text}
      {contact}
      {links.length > 0 ? (
        <ul className={styles.links} aria-label="Mais da loja">
          {links.map(({ label, href }) => (
            <li key={href}>
              <LinkButton href={href} variant="quiet" target="_blank" rel="noopener">
                {label}
              </LinkButton>
            </li>
          ))}
        </ul>
      ) : null}
    </ContentStack>
  );
}
