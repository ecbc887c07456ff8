import { Container } from '@/components/layout/container';
import { ShopLink } from '@/components/layout/links';
import { LinkButton, textButton } from '@/components/ui/button';
import type { DisplayBanner } from '@/lib/content/banners';
import { BannerSlider } from './banner-slider';
import styles from './home-hero.module.css';

export type Action = { label: string; href: string };

type Props = {
  title: string;
  lead: string;
  actions: readonly Action[];
  /** A less prominent link, below the actions. */
  more: Action | null;
  banners: readonly DisplayBanner[];
};

/** Hero of the home page: headline, actions and the campaign carousel. */
export function HomeHero({ title, lead, actions, more, banners }: Props) {
  return (
    <section className={styles.hero} data-stage="opening">
      <Container>
        <div className={styles.content}>
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.aside}>
            <p className={styles.lead}>{lead}</p>
            <p className={styles.actions}>
              {actions.map(({ label, href }, index) => (
                <LinkButton key={href} href={href} size="lg" variant={index === 0 ? 'primary' : 'secondary'}>
                  {label}
                </LinkButton>
              ))}
            </p>
            {more ? (
              <ShopLink className={textButton} href={more.href}>
                {more.label}
              </ShopLink>
            ) : null}
          </div>
        </div>
      </Container>
      {banners.length > 0 ? <BannerSlider banners={banners} /> : null}
    </section>
  );
}
