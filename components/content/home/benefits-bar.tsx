import { Container } from '@/components/layout/container';
import { ShopSymbol } from '@/components/layout/drawings';
import { ShopLink } from '@/components/layout/links';
import { LockIcon, ReturnIcon } from '@/components/ui/icons-core';
import { TruckIcon } from '@/components/ui/icons-shop';
import type { DisplayBanner } from '@/lib/content/banners';
import styles from './benefits-bar.module.css';

/** The platform's first banner for this slot, or else the shop's own text. */
function ShippingBenefit({ banner }: { banner: DisplayBanner | undefined }) {
  const text = banner?.title || 'Frete Grátis Brasil';
  if (!banner?.href) return text;
  return (
    <ShopLink className={styles.link} href={banner.href}>
      {text}
    </ShopLink>
  );
}

type Props = {
  banners: readonly DisplayBanner[];
  /** What else the shop promises, or null, and the icon of what it sells. */
  promise: string | null;
  symbol: readonly string[];
};

/** Benefits that come with every order, free shipping first. */
export function BenefitsBar({ banners, promise, symbol }: Props) {
  return (
    <section aria-label="Vantagens de comprar aqui">
      <Container>
        <ul className={styles.list}>
          <li className={styles.item}>
            <TruckIcon />
            <ShippingBenefit banner={banners[0]} />
          </li>
          <li className={styles.item}>
            <ReturnIcon />
            Troca em até 7 dias
          </li>
          {promise === null ? null : (
            <li className={styles.item}>
              <ShopSymbol paths={symbol} />
              {promise}
            </li>
          )}
          <li className={styles.item}>
            <LockIcon />
            Compra segura
          </li>
        </ul>
      </Container>
    </section>
  );
}
