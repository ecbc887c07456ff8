import { RichText } from '@/components/ui/rich-text';
import { htmlToText } from '@/lib/shared/html/sanitise';
import { CollapsibleDescription } from './collapsible-description';

/** Characters shown folded on wide screens. */
const COLLAPSED_LENGTH = 410;

/** Characters that fill the lines shown folded on narrow screens. */
const COLLAPSED_LENGTH_NARROW = 140;

/** Description of a category, brand or landing page, sanitised and folded. */
export function Description({ html }: { html: string }) {
  const { length } = htmlToText(html);
  if (length === 0) return null;
  return (
    <CollapsibleDescription
      isLong={length > COLLAPSED_LENGTH}
      isLongOnPhones={length > COLLAPSED_LENGTH_NARROW}
    >
      <RichText html={html} foldAfter={COLLAPSED_LENGTH} />
    </CollapsibleDescription>
  );
}
