import type { StageBanner } from '@/lib/home/stage-banners';

type Props = {
  banner: StageBanner;
  /** Class of the box, and of the picture in it. */
  className?: string;
  imageClass?: string;
};

/** Picture of a banner in a stage; one whose title stands beside it needs no words of its own. */
export function StagePicture({ banner: { title, alt, desktop, mobile }, className, imageClass }: Props) {
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
