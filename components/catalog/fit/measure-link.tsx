import { ShopLink } from '@/components/layout/links';
import { textButton } from '@/components/ui/button';

/** Unobtrusive link to the page for the shopper's measurements, for frames that can be compared with them. */
export function MeasureLink({ text = 'Serve em mim?' }) {
  return (
    <ShopLink className={textButton} href="/minha-medida">
      {text}
    </ShopLink>
  );
}
