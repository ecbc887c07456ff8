import type { StageBanner } from '@/lib/home/stage-banners';

type Props = { banner: StageBanner; priority: boolean; className: string | undefined };

/** Banner with its own picture for wide and narrow screens, switched at 720 px (HOME-04). */
export function BannerPicture({ banner, priority, className }: Props) {
  const wide = banner.desktop || banner.mobile;
  const narrow = banner.mobile || banner.desktop;
  return (
    <picture>
      <source media="(width <= 720px)" srcSet={narrow} width={720} height={550} />
      <img
        className={className}
        src={wide}
        alt={banner.alt}
        width={1920}
        height={400}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}
