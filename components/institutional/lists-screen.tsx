import { ShopLink } from '@/components/layout/shop-link';
import type { Crumb } from '@/components/ui/breadcrumb';
import { GlassesIcon } from '@/components/ui/icons-shop';
import styles from './lists-screen.module.css';
import { PageFrame } from './page-frame';

/** `text` is plain; `image` may be `''`. */
export type ListEntry = { label: string; href: string; image: string; text: string };

type Props = { title: string; breadcrumb: readonly Crumb[]; lists: readonly ListEntry[] };

/** Lists of the shop, each with its picture (LISTAS-10). */
export function ListsScreen({ title, breadcrumb, lists }: Props) {
  return (
    <PageFrame title={title} breadcrumb={breadcrumb}>
      {lists.length === 0 ? <p className={styles.empty}>Nenhuma lista publicada no momento.</p> : null}
      <ul className={styles.grid}>
        {lists.map(({ label, href, image, text }) => (
          <li key={href}>
            <ShopLink className={styles.link} href={href}>
              <span className={styles.picture}>
                {image ? (
                  <img className={styles.image} src={image} alt="" width={640} height={480} loading="lazy" />
                ) : (
                  <GlassesIcon />
                )}
              </span>
              <h2 className={styles.name}>{label}</h2>
              {text ? <span className={styles.text}>{text}</span> : null}
            </ShopLink>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
