import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import styles from './about-content.module.css';
import { ShopFilm } from './shop-film';
import { TextAndBlocks } from './text-and-blocks';

type Props = {
  /** Name of the shop. */
  name: string;
  /** Film in embed form, or null (INST-19). */
  embed: string | null;
  /** Text about the shop (INST-20). */
  text: ReactNode;
  contact: ReactNode;
  /** Addresses from the settings; empty ones do not show (INST-21). */
  social: { blog?: string | undefined; facebook?: string | undefined };
};

const NETWORKS = [
  { key: 'blog', label: 'Leia o nosso blog' },
  { key: 'facebook', label: 'Siga a gente no Facebook' },
] as const;

/** Content of /pagina/quem-somos: film, text, contact and links elsewhere (INST-19 to INST-21). */
export function AboutContent({ name, embed, text, contact, social }: Props) {
  const links = NETWORKS.flatMap(({ key, label }) => {
    const href = social[key] ?? '';
    return /^https?:\/\//i.test(href) && URL.canParse(href) ? [{ label, href }] : [];
  });
  return (
    <TextAndBlocks>
      {embed === null ? null : <ShopFilm embed={embed} title={`Conheça a ${name} em vídeo`} />}
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
    </TextAndBlocks>
  );
}
