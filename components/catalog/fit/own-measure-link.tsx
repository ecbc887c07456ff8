import { ShopLink } from '@/components/layout/links';
import { textButton } from '@/components/ui/button';

/** The quiet way to the shopper's own measure, where a frame could be compared with it. */
export function OwnMeasureLink({ text = 'Serve em mim?' }) {
  return (
    <ShopLink className={textButton} href="/minha-medida">
      {text}
    </ShopLink>
  );
}
