import { RichText } from '@/components/ui/rich-text';
import { textOf } from '@/lib/html/sanitise';
import { ListingDescription } from './listing-description';

/** Characters in sight on wide screens (LIST-10, CONST-07). */
const SHOWN = 410;

/** Characters that fill the few lines in sight on narrow screens. */
const SHOWN_NARROW = 140;

/** Description of a category, brand or landing page, sanitised and folded (LIST-09 to LIST-12). */
export function Description({ html }: { html: string }) {
  const { length } = textOf(html);
  if (length === 0) return null;
  return (
    <ListingDescription isLong={length > SHOWN} isTall={length > SHOWN_NARROW}>
      <RichText html={html} foldAfter={SHOWN} />
    </ListingDescription>
  );
}
