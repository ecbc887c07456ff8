import type { ReactNode } from 'react';
import { Container } from '@/components/layout/container';
import { ShopLink } from '@/components/layout/links';
import { LockIcon, ReturnIcon, ShieldIcon } from '@/components/ui/icons-core';
import { PinIcon } from '@/components/ui/icons-shop';
import type { Storefront } from '@/lib/config/storefronts/storefront';
import { storeCountText } from '@/lib/config/storefronts/texts';
import styles from './trust-seals.module.css';

type Entry = { icon: ReactNode; title: string; text: string; link: { label: string; href: string } };

const SEALS: readonly Entry[] = [
  {
    icon: <LockIcon />,
    title: 'Compra segura',
    text: 'Conexão cifrada do começo ao fim e dados protegidos pela LGPD.',
    link: { label: 'Como protegemos você', href: '/pagina/compra-segura' },
  },
  {
    icon: <ReturnIcon />,
    title: '7 dias para mudar de ideia',
    text: 'Contados do recebimento, e a primeira troca é por nossa conta.',
    link: { label: 'Trocas e devoluções', href: '/pagina/troca-e-devolucao' },
  },
  {
    icon: <ShieldIcon />,
    title: '1 ano de garantia',
    text: 'Do fabricante, e sempre com o nosso apoio.',
    link: { label: 'Ajuda e suporte', href: '/pagina/ajuda-e-suporte' },
  },
];

type Props = Pick<Storefront, 'stores' | 'since'>;

/** The physical stores of the shop, if it has any. */
function storesSeal({ stores, since }: Props): readonly Entry[] {
  if (stores === 0) return [];
  return [
    {
      icon: <PinIcon />,
      title: `${storeCountText(stores)} de verdade`,
      text:
        since === null
          ? 'Com gente para receber você.'
          : `No mesmo ofício desde ${since}, com gente para receber você.`,
      link: { label: 'Onde estamos', href: '/pagina/onde-estamos' },
    },
  ];
}

/** Reasons to trust the shop, each with a link to the page that explains it. */
export function TrustSeals(props: Props) {
  return (
    <section className={styles.section} aria-label="Selos de confiança e segurança">
      <Container>
        <ul className={styles.list}>
          {[...SEALS, ...storesSeal(props)].map(({ icon, title, text, link }) => (
            <li className={styles.item} key={title}>
              <span className={styles.seal}>{icon}</span>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.text}>
                <span>{text} </span>
                <ShopLink className={styles.link} href={link.href}>
                  {link.label}
                </ShopLink>
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
