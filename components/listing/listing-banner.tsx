import type { Banner } from '@/lib/store-api/schemas/vitrine';
import styles from './listing.module.css';

/** Banner over a listing, with its own picture for screens under 720 px (LIST-02, LIST-03, CONST-04). */
export function ListingBanner({ banner }: { banner: Banner }) {
  const desktop = banner.dimensoes.desktop?.imagem ?? '';
  const mobile = banner.dimensoes.mobile?.imagem ?? '';
  const src = desktop || mobile;
  if (src === '') return null;
  return (
    <picture className={styles.banner}>
      {mobile ? <source media="(width < 720px)" srcSet={mobile} width={720} height={550} /> : null}
      {desktop ? <source media="(width >= 720px)" srcSet={desktop} width={1920} height={480} /> : null}
      <img src={src} alt={banner.alt || banner.nome} width={1920} height={480} fetchPriority="high" />
    </picture>
  );
}
