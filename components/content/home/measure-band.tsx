import { Container } from '@/components/layout/container';
import { LinkButton } from '@/components/ui/button';
import type { DisplayBanner } from '@/lib/content/banners';
import styles from './measure-band.module.css';

/** The platform's picture of faces with the promise of the measurement page, which it links to. */
export function MeasureBand({ banner: { title, alt, href, desktop } }: { banner: DisplayBanner }) {
  return (
    <section aria-labelledby="medida">
      <Container>
        <div className={styles.band}>
          <img className={styles.picture} src={desktop} alt={alt} width={1440} height={810} loading="lazy" />
          <div className={styles.text}>
            <h2 id="medida">{title}</h2>
            <LinkButton href={href ?? ''} variant="secondary">
              Achar a minha medida
            </LinkButton>
          </div>
        </div>
      </Container>
    </section>
  );
}
