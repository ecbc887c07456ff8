import { Carousel, CarouselSkeleton } from '@/components/ui/carousel';
import { Skeleton } from '@/components/ui/skeleton';
import type { BlogPost } from '@/lib/content/blog-posts';
import styles from './blog-posts.module.css';
import { HomeSection } from './home-section';

const VISIBLE = { narrow: 1, medium: 2, wide: 3 } as const;

/** Latest blog posts: three in view on wide screens, one on phones. */
export function BlogPosts({ title, posts }: { title: string; posts: readonly BlogPost[] }) {
  if (posts.length === 0) return null;
  return (
    <HomeSection title={title}>
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
    </HomeSection>
  );
}

export function BlogPostsSkeleton() {
  return (
    <HomeSection title={null}>
      <CarouselSkeleton visible={VISIBLE}>
        <div className={styles.post}>
          <span className={styles.picture} />
          <span className={styles.name}>
            <Skeleton width="medium" />
          </span>
          <span className={styles.excerpt}>
            <Skeleton />
          </span>
        </div>
      </CarouselSkeleton>
    </HomeSection>
  );
}
