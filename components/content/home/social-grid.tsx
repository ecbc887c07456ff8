import { ShopLink } from '@/components/layout/links';
import type { SocialPost } from '@/lib/content/banners';
import { HomeSection, SectionSkeleton } from './home-section';
import styles from './social-grid.module.css';

/** Latest posts of the social feed as a mosaic as wide as the screen, nine at most. */
export function SocialGrid({ title, posts }: { title: string; posts: readonly SocialPost[] }) {
  if (posts.length === 0) return null;
  return (
    <HomeSection title={title} tone="bare">
      <ul className={styles.grid}>
        {posts.map(({ id: key, link, image, alt }) => {
          const picture = (
            <img
              className={styles.image}
              src={image}
              alt={alt || 'Publicação da loja'}
              width={720}
              height={720}
              loading="lazy"
            />
          );
          return (
            <li className={styles.item} key={key}>
              {link === null ? (
                picture
              ) : (
                <ShopLink className={styles.link} href={link}>
                  {picture}
                </ShopLink>
              )}
            </li>
          );
        })}
      </ul>
    </HomeSection>
  );
}

export function SocialGridSkeleton() {
  return <SectionSkeleton tone="bare" className={styles.grid} itemClass={styles.item} count={9} />;
}
