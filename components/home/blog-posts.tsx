import { Carousel } from '@/components/ui/carousel';
import { Skeleton } from '@/components/ui/skeleton';
import type { BlogPost } from '@/lib/blog/post';
import styles from './blog-posts.module.css';
import { Stage } from './stage';

const PLACES = ['a', 'b', 'c'];
const VISIBLE = { narrow: 1, medium: 2, wide: 3 } as const;

/** The newest posts of the blog (HOME-11 to HOME-13): three in view on a wide screen, one on a phone. */
export function BlogPosts({ title, posts }: { title: string; posts: readonly BlogPost[] }) {
  if (posts.length === 0) return null;
  return (
    <Stage title={title}>
      <Carousel label={title} visible={VISIBLE} arrows={posts.length > 1}>
        {posts.map(({ id: key, link, title: name, excerpt, image, alt }) => (
          <li key={key}>
            <article className={styles.post}>
              <span className={styles.picture}>
                {image === '' ? null : (
                  <img
                    className={styles.image}
                    src={image}
                    alt={alt}
                    width={800}
                    height={533}
                    loading="lazy"
                  />
                )}
              </span>
              <h3 className={styles.name}>
                <a className={styles.link} href={link}>
                  {name}
                </a>
              </h3>
              <p className={styles.excerpt}>{excerpt}</p>
            </article>
          </li>
        ))}
      </Carousel>
    </Stage>
  );
}

/** Place of the posts while they load, with their geometry. */
export function BlogPostsSkeleton() {
  return (
    <Stage title={null}>
      <ul className={styles.places}>
        {PLACES.map((place) => (
          <li className={styles.post} key={place}>
            <span className={styles.picture} />
            <span className={styles.name}>
              <Skeleton width="medium" />
            </span>
            <span className={styles.excerpt}>
              <Skeleton />
            </span>
          </li>
        ))}
      </ul>
    </Stage>
  );
}
