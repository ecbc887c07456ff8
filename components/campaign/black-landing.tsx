import type { ReactNode } from 'react';
import { Container } from '@/components/layout/container';
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb';
import type { EclipseDrawing } from '@/lib/storefront/storefront';
import styles from './black-landing.module.css';
import { BrandsBand } from './brands-band';
import type { CampaignCategory, CampaignLink } from './campaign-link';
import { CampaignMenu } from './campaign-menu';
import { Eclipse } from './eclipse';
import night from './night.module.css';
import { Questions, type ShownQuestion } from './questions';

type Props = {
  eclipse: EclipseDrawing;
  titulo: string;
  trilha: readonly Crumb[];
  /** First words of the description; null for none. */
  abertura: ReactNode;
  /** Name of the categories' menu. */
  menu: string;
  categorias: readonly CampaignCategory[];
  /** The working part of the listing. */
  produtos: ReactNode;
  marcas: readonly CampaignLink[];
  /** Rest of the description; null for none. */
  texto: ReactNode;
  /** Heading over the questions, '' for the usual one. */
  tituloPerguntas: string;
  perguntas: readonly ShownQuestion[];
  /** What follows at the end. */
  fim: ReactNode;
};

/** Letters of a title that the big type holds in one or two lines. */
const SHORT_TITLE = 16;

/** Landing page in black, in both colour schemes (VARIANT-03 to VARIANT-08). Parts without content are left out. */
export function BlackLanding({ eclipse, titulo, trilha, abertura, produtos, texto, fim, ...parts }: Props) {
  return (
    <div className={night.night} data-bleed="whole">
      <Container>
        <header className={styles.hero}>
          <div className={styles.trail}>
            <Breadcrumb items={trilha} />
          </div>
          <div className={styles.words}>
            <h1 className={styles.title} data-long={titulo.length > SHORT_TITLE || undefined}>
              {titulo}
            </h1>
            {abertura === null ? null : <div className={styles.lead}>{abertura}</div>}
          </div>
          <div className={styles.art}>
            <Eclipse drawing={eclipse} />
          </div>
        </header>
        <CampaignMenu name={parts.menu} categories={parts.categorias} />
        <div className={styles.products}>{produtos}</div>
        <BrandsBand brands={parts.marcas} />
        {texto === null ? null : <div className={styles.text}>{texto}</div>}
        <Questions title={parts.tituloPerguntas} questions={parts.perguntas} />
      </Container>
      {fim}
    </div>
  );
}
