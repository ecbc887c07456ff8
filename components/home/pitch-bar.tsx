import { Container } from '@/components/layout/container';
import { ShopLink } from '@/components/layout/shop-link';
import { ShopSymbol } from '@/components/layout/shop-symbol';
import { LockIcon, ReturnIcon, TruckIcon } from '@/components/ui/icons-shop';
import type { StageBanner } from '@/lib/home/stage-banners';
import styles from './pitch-bar.module.css';

/** First of what the platform has for this place (HOME-26), else the shop's own promise. */
function Pitch({ banner }: { banner: StageBanner | undefined }) {
  const text = banner?.title || 'Frete Grátis Brasil';
  if (!banner?.href) return text;
  return (
    <ShopLink className={styles.link} href={banner.href}>
      {text}
    </ShopLink>
  );
}

type Props = {
  banners: readonly StageBanner[];
  /** What the shop does beyond that, and the drawing of what it sells (VARIANT-01). */
  promise: string;
  symbol: readonly string[];
};

/** What every order comes with, free shipping first (HOME-15). */
export function PitchBar({ banners, promise, symbol }: Props) {
  return (
    <section aria-label="Vantagens de comprar aqui">
      <Container>
        <ul className={styles.list}>
          <li className={styles.item}>
            <TruckIcon />
            <Pitch banner={banners[0]} />
          </li>
          <li className={styles.item}>
            <ReturnIcon />
            Troca em até 7 dias
          </li>
          <li className={styles.item}>
            <ShopSymbol paths={symbol} />
            {promise}
          </li>
          <li className={styles.item}>
            <LockIcon />
            Compra segura
          </li>
        </ul>
      </Container>
    </section>
  );
}
