import { Container } from '@/components/layout/container';
import { LinkButton } from '@/components/ui/link-button';
import type { StageBanner } from '@/lib/home/stage-banners';
import { BannerSlider } from './banner-slider';
import type { Action } from './home-data';
import styles from './main-stage.module.css';

type Props = { title: string; lead: string; actions: readonly Action[]; banners: readonly StageBanner[] };

/** Opening of the home page: what the shop says, where to go, and the campaign pictures (HOME-02, HOME-04). */
export function MainStage({ title, lead, actions, banners }: Props) {
  return (
    <section className={styles.stage} data-stage="opening">
      <Container>
        <div className={styles.words}>
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
          </div>
        </div>
      </Container>
      {banners.length > 0 ? <BannerSlider banners={banners} /> : null}
    </section>
  );
}
