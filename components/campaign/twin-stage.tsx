import { ShopLink } from '@/components/layout/shop-link';
import { ArrowRightIcon } from '@/components/ui/icons-controls';
import type { CampaignLink } from './campaign-link';
import styles from './twin-stage.module.css';

const PARTS = [
  {
    kind: 'sol',
    title: 'Óculos de sol para arrasar o ano todo!',
    text: 'O sol não tira férias, e os seus olhos também não. Procure lentes com proteção UV informada pelo fabricante e uma armação que cubra bem os olhos. O resto é estilo, e aí vale ousar.',
    category: /\bsol\b/i,
  },
  {
    kind: 'grau',
    title: 'Proteção e estilo com os óculos de grau',
    text: 'Quem usa óculos o dia inteiro merece gostar do que vê no espelho. Antirreflexo, proteção UV e lentes que escurecem ao sol somam conforto ao seu grau; a armação mostra quem você é.',
    category: /\bgrau\b/i,
  },
] as const;

/** Sunglasses and prescription glasses, one lens each, on both sides of the meridian (BF-04, BF-05). */
export function TwinStage({ categories }: { categories: readonly CampaignLink[] }) {
  return (
    <div className={styles.twins}>
      {PARTS.map(({ kind, title, text, category }) => {
        const link = categories.find(({ label }) => category.test(label));
        return (
          <section className={styles.part} data-kind={kind} aria-labelledby={`parte-${kind}`} key={kind}>
            <div className={styles.lens} />
            <div className={styles.words}>
              <h2 className={styles.title} id={`parte-${kind}`}>
                {title}
              </h2>
              <p className={styles.text}>{text}</p>
              {link === undefined ? null : (
                <ShopLink className={styles.link} href={link.href}>
                  {link.label}
                  <ArrowRightIcon />
                </ShopLink>
              )}
            </div>
          </section>
        );
      })}
    </div>
  );
}
