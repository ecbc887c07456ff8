import { Container } from '@/components/layout/container';
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb';
import { LinkButton } from '@/components/ui/button';
import type { EclipseDrawing } from '@/lib/config/storefronts/storefront';
import { formatLongDate } from '@/lib/shared/formats';
import styles from './campaign-hero.module.css';
import type { CampaignLink } from './campaign-links';
import { Eclipse } from './eclipse';

export const CAMPAIGN_TITLE = 'Pós Black Friday';

type Props = {
  breadcrumb: readonly Crumb[];
  actions: readonly CampaignLink[];
  eclipse: EclipseDrawing;
  /** Date (UTC) of the Black Friday that the campaign is for. */
  friday: Date;
  /** Whether that day has passed. */
  isOver: boolean;
};

const LEADS = {
  before: 'Estas ofertas já valem e continuam depois da Black Friday. Compare com calma.',
  after: 'Passou a correria, ficou o melhor: olhar de perto e comparar com calma.',
} as const;

/** Hero of the campaign: full-width title and the eclipse drawing. */
export function CampaignHero({ breadcrumb, actions, eclipse, friday, isOver }: Props) {
  const day = friday.toISOString().slice(0, 10);
  return (
    <header className={styles.hero}>
      <Container>
        <div className={styles.grid}>
          <div className={styles.breadcrumb}>
            <Breadcrumb items={breadcrumb} />
          </div>
          <h1 className={styles.title}>{CAMPAIGN_TITLE}</h1>
          <p className={styles.date}>
            {isOver ? 'A Black Friday foi em ' : 'Black Friday: '}
            <time dateTime={day}>{formatLongDate(day)}</time>
          </p>
          <div className={styles.art}>
            <Eclipse drawing={eclipse} />
          </div>
          <div className={styles.intro}>
            <p className={styles.lead}>{isOver ? LEADS.after : LEADS.before}</p>
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
