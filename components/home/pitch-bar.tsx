import { Container } from '@/components/layout/container';
import { ShopLink } from '@/components/layout/shop-link';
import { GlassesIcon, LockIcon, ReturnIcon, TruckIcon } from '@/components/ui/icons-shop';
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

/** What every order comes with, free shipping first (HOME-15). */
export function PitchBar({ banners }: { banners: readonly StageBanner[] }) {
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
            <GlassesIcon />
            Ajuste sem custo nas lojas
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
