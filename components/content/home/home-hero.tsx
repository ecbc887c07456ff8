import { Container } from '@/components/layout/container';
import { LinkButton } from '@/components/ui/button';
import type { DisplayBanner } from '@/lib/content/banners';
import { BannerSlider } from './banner-slider';
import { HeroMeasureLink } from './hero-measure-link';
import styles from './home-hero.module.css';

export type Action = { label: string; href: string };

type Props = {
  title: string;
  lead: string;
  actions: readonly Action[];
  /** Whether the shop compares its products with the shopper's measurements. */
  hasMeasurements: boolean;
  banners: readonly DisplayBanner[];
};

/** Hero of the home page: headline, actions and the campaign carousel. */
export function HomeHero({ title, lead, actions, hasMeasurements, banners }: Props) {
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
            {hasMeasurements ? <HeroMeasureLink /> : null}
          </div>
        </div>
      </Container>
      {banners.length > 0 ? <BannerSlider banners={banners} /> : null}
    </section>
  );
}
