import { ShopLink } from '@/components/layout/links';
import { textButton } from '@/components/ui/button';

/** Unobtrusive link to the shopper's measure, for frames that could be compared with it. */
export function OwnMeasureLink({ text = 'Serve em mim?' }) {
  return (
    <ShopLink className={textButton} href="/minha-medida">
      {text}
    </ShopLink>
  );
}
