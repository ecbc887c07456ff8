import { ShopLink } from '@/components/layout/shop-link';
import type { SocialPost } from '@/lib/home/social-posts';
import styles from './social-grid.module.css';
import { Stage } from './stage';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

/** The newest of the shop's social feed (HOME-10): a mosaic from edge to edge, nine at most. */
export function SocialGrid({ title, posts }: { title: string; posts: readonly SocialPost[] }) {
  if (posts.length === 0) return null;
  return (
    <Stage title={title} tone="bare">
      <ul className={styles.grid}>
        {posts.map(({ id: key, link, imagem, alt }) => {
          const picture = (
            <img
              className={styles.image}
              src={imagem}
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
    </Stage>
  );
}

/** Place of the feed while it loads, with its geometry. */
export function SocialGridSkeleton() {
  return (
    <Stage title={null} tone="bare">
      <ul className={styles.grid}>
        {PLACES.map((place) => (
          <li className={styles.item} key={place} />
        ))}
      </ul>
    </Stage>
  );
}
