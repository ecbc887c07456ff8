import { Container } from '@/components/layout/container';
import { ShopLink } from '@/components/layout/shop-link';
import type { FeaturedCategory } from '@/lib/home/featured-categories';
import styles from './featured-categories.module.css';

/** Stands in for a missing picture: a frame in outline, with dark lenses for the sun. */
function FrameDrawing({ tinted }: { tinted: boolean }) {
  return (
    <svg
      className={styles.drawing}
      data-tinted={tinted ? '' : undefined}
      viewBox="0 0 120 60"
      aria-hidden="true"
    >
      <path d="M4 22c4-6 10-6 14-4M116 22c-4-6-10-6-14-4M52 26c4-5 12-5 16 0" />
      <circle cx="34" cy="30" r="20" />
      <circle cx="86" cy="30" r="20" />
    </svg>
  );
}

/** Categories seen through lenses, with links to their parts below (HOME-05). */
export function FeaturedCategories({ categories }: { categories: readonly FeaturedCategory[] }) {
  if (categories.length === 0) return null;
  return (
    <section className={styles.section} aria-label="Categorias em destaque">
      <Container>
        <ul className={styles.list}>
          {categories.map(({ label, href, image, links }) => (
            <li className={styles.item} key={href}>
              <ShopLink className={styles.link} href={href}>
                <span className={styles.lens}>
                  {image ? (
                    <img
                      className={styles.image}
                      src={image}
                      alt=""
                      width={480}
                      height={480}
                      loading="lazy"
                    />
                  ) : (
                    <FrameDrawing tinted={/\bsol\b/i.test(label)} />
                  )}
                </span>
                <h2 className={styles.name}>{label}</h2>
              </ShopLink>
              {links.length > 0 ? (
                <ul className={styles.subs}>
                  {links.map((link) => (
                    <li key={link.href}>
                      <ShopLink className={styles.sub} href={link.href}>
                        {link.icon ? (
                          <img
                            className={styles.icon}
                            src={link.icon}
                            alt=""
                            width={32}
                            height={16}
                            loading="lazy"
                          />
                        ) : null}
                        {link.label}
                      </ShopLink>
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
