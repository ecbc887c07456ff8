import { ShopLink } from '@/components/layout/links';
import { ArrowRightIcon } from '@/components/ui/icons-core';
import type { CampaignLink } from './campaign-links';
import styles from './sun-and-prescription.module.css';

const PARTS = [
  {
    kind: 'sun',
    title: 'Óculos de sol para arrasar o ano todo!',
    text: 'O sol não tira férias, e os seus olhos também não. Procure lentes com proteção UV informada pelo fabricante e uma armação que cubra bem os olhos. O resto é estilo, e aí vale ousar.',
    category: /\bsol\b/i,
  },
  {
    kind: 'prescription',
    title: 'Proteção e estilo com os óculos de grau',
    text: 'Quem usa óculos o dia inteiro merece gostar do que vê no espelho. Antirreflexo, proteção UV e lentes que escurecem ao sol somam conforto ao seu grau; a armação mostra quem você é.',
    category: /\bgrau\b/i,
  },
] as const;

/** Sunglasses and prescription glasses side by side, one lens each. */
export function SunAndPrescription({ categories }: { categories: readonly CampaignLink[] }) {
  return (
    <div className={styles.pair}>
      {PARTS.map(({ kind, title, text, category }) => {
        const link = categories.find(({ label }) => category.test(label));
        return (
          <section className={styles.part} data-kind={kind} aria-labelledby={`${kind}-glasses`} key={kind}>
            <div className={styles.lens} />
            <div className={styles.content}>
              <h2 className={styles.title} id={`${kind}-glasses`}>
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
