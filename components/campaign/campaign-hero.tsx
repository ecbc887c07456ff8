import { Container } from '@/components/layout/container';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { LinkButton } from '@/components/ui/link-button';
import styles from './campaign-hero.module.css';
import type { CampaignLink } from './campaign-link';
import { EclipseGlasses } from './eclipse-glasses';

export const CAMPAIGN_TITLE = 'Pós Black Friday';

/** Opening of the campaign (BF-01): the title across the whole width, a pair of glasses in eclipse. */
export function CampaignHero({ actions }: { actions: readonly CampaignLink[] }) {
  return (
    <header className={styles.hero}>
      <Container>
        <div className={styles.grid}>
          <div className={styles.trail}>
            <Breadcrumb
              items={[
                { label: 'Home', href: '/' },
                { label: CAMPAIGN_TITLE, href: null },
              ]}
            />
          </div>
          <h1 className={styles.title}>{CAMPAIGN_TITLE}</h1>
          <div className={styles.art}>
            <EclipseGlasses />
          </div>
          <div className={styles.words}>
            <p className={styles.lead}>
              Passou a correria, ficou o melhor: olhar de perto, comparar com calma e escolher óculos para
              usar o ano inteiro.
            </p>
            {actions.length > 0 ? (
              <div className={styles.actions}>
                {actions.map(({ label, href }, index) => (
                  <LinkButton
                    href={href}
                    size="lg"
                    variant={index === 0 ? 'primary' : 'secondary'}
                    key={href}
                  >
                    {label}
                  </LinkButton>
                ))}
              </div>
            ) : null}
          </div>
        </div>
      </Container>
    </header>
  );
}
