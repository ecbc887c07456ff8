import type { DisplayBanner } from '@/lib/content/banners';

type Props = {
  banner: DisplayBanner;
  /** Class of the `picture`, and of the `img` in it. */
  className?: string;
  imageClass?: string;
};

/** Responsive banner picture; its alt is empty when the title is shown beside it. */
export function BannerPicture({ banner: { title, alt, desktop, mobile }, className, imageClass }: Props) {
  return (
    <picture className={className}>
      <source media="(width <= 720px)" srcSet={mobile} width={720} height={720} />
      <img
        className={imageClass}
        src={desktop}
        alt={title === '' ? alt : ''}
        width={800}
        height={1000}
        loading="lazy"
      />
    </picture>
  );
}
