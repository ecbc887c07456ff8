import { Container } from '@/components/layout/container';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { LinkButton } from '@/components/ui/link-button';
import type { EclipseDrawing } from '@/lib/storefront/storefront';
import styles from './campaign-hero.module.css';
import type { CampaignLink } from './campaign-link';
import { Eclipse } from './eclipse';

export const CAMPAIGN_TITLE = 'Pós Black Friday';

type Props = { actions: readonly CampaignLink[]; eclipse: EclipseDrawing };

/** Opening of the campaign (BF-01): the title across the whole width, a pair of glasses in eclipse. */
export function CampaignHero({ actions, eclipse }: Props) {
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
            <Eclipse drawing={eclipse} />
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
