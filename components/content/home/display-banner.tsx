import type { ReactNode } from 'react';
import { ShopLink } from '@/components/layout/links';
import type { DisplayBanner } from '@/lib/content/banners';

type LinkProps = { href: string | null; className: string | undefined; children: ReactNode };

/** Wraps a banner in a link, or in a plain box if it has no href. */
export function BannerLink({ href, className, children }: LinkProps) {
  if (href === null) return <div className={className}>{children}</div>;
  return (
    <ShopLink className={className} href={href}>
      {children}
    </ShopLink>
  );
}

type PictureProps = {
  banner: DisplayBanner;
  /** By default empty if the banner has a title, which is shown next to it. */
  alt?: string;
  /** Class of the `picture`, and of the `img` in it. */
  className?: string | undefined;
  imageClass?: string | undefined;
};

/** Responsive banner picture. */
export function BannerPicture({
  banner: { title, alt: bannerAlt, desktop, mobile },
  alt = title === '' ? bannerAlt : '',
  className,
  imageClass,
}: PictureProps) {
  return (
    <picture className={className}>
      <source media="(width <= 720px)" srcSet={mobile} width={720} height={720} />
      <img className={imageClass} src={desktop} alt={alt} width={800} height={1000} loading="lazy" />
    </picture>
  );
}
