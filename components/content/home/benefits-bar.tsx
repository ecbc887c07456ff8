import { Container } from '@/components/layout/container';
import { ShopSymbol } from '@/components/layout/drawings';
import { LockIcon, ReturnIcon } from '@/components/ui/icons-core';
import { TruckIcon } from '@/components/ui/icons-shop';
import type { DisplayBanner } from '@/lib/content/banners';
import styles from './benefits-bar.module.css';
import { BannerLink, BannerPicture } from './display-banner';

/** A banner from the platform: its text, or its picture if it has no text. */
function PitchBanner({ banner }: { banner: DisplayBanner }) {
  return (
    <>
      {banner.title === '' ? null : <TruckIcon />}
      <BannerLink className={styles.link} href={banner.href}>
        {banner.title || <BannerPicture banner={banner} imageClass={styles.image} />}
      </BannerLink>
    </>
  );
}

type Props = {
  banners: readonly DisplayBanner[];
  /** A promise about the physical stores; null for none. */
  promise: string | null;
  /** Outlines of the shop's icon. */
  symbol: readonly string[];
  /** The promise of free delivery; '' for none. */
  freeShipping: string;
};

/** Benefits of every order, starting with the platform's banners or free delivery. */
export function BenefitsBar({ banners, promise, symbol, freeShipping }: Props) {
  return (
    <section aria-label="Vantagens de comprar aqui" data-keep-clear="">
      <Container>
        <ul className={styles.list}>
          {banners.map((banner) => (
            <li className={styles.item} key={banner.id}>
              <PitchBanner banner={banner} />
            </li>
          ))}
          {banners.length > 0 || freeShipping === '' ? null : (
            <li className={styles.item}>
              <TruckIcon />
              {freeShipping}
            </li>
          )}
          <li className={styles.item}>
            <ReturnIcon />
            <BannerLink className={styles.link} href="/pagina/troca-e-devolucao">
              Troca em até 7 dias
            </BannerLink>
          </li>
          {promise === null ? null : (
            <li className={styles.item}>
              <ShopSymbol paths={symbol} />
              <BannerLink className={styles.link} href="/pagina/onde-estamos">
                {promise}
              </BannerLink>
            </li>
          )}
          <li className={styles.item}>
            <LockIcon />
            <BannerLink className={styles.link} href="/pagina/compra-segura">
              Compra segura
            </BannerLink>
          </li>
        </ul>
      </Container>
    </section>
  );
}
