import type { CartEvent } from '@/lib/cart/events';
import type { Consent } from '@/lib/consent/consent';
import { consentDefault, consentUpdate, type DataLayer } from './data-layer';
import { addedEvent, pageEvents, removedEvent } from './events';
import type { PageFacts } from './facts';
import { marketingEvent } from './marketing';
import type { View } from './publisher';

type Surroundings = {
  globals: { dataLayer?: DataLayer };
  /** Loads the tag manager; called once, and never before consent. */
  loadTags: () => void;
  /** Deletes what tags have stored on this origin. */
  forgetTags: () => void;
};

const allows = ({ estatistica, marketing }: Consent) => estatistica || marketing;

/**
 * Tells tag managers what happens: events go to `dataLayer` while statistics are allowed, automation events while
 * marketing is. Before any consent and after a refusal there is no `dataLayer` entry and no tag (L10).
 */
export function createTeller({ globals, loadTags, forgetTags }: Surroundings) {
  let consent: Consent | undefined;
  let view: View | undefined;
  let told: PageFacts | undefined;
  let tagsLoaded = false;

  function push(...entries: DataLayer): void {
    globals.dataLayer ??= [];
    globals.dataLayer.push(...entries);
  }

  function tellView(): void {
    if (view === undefined || told === view.page || consent === undefined || !allows(consent)) return;
    const { page, produtos, title, path } = view;
    told = page;
    if (consent.estatistica) push(...pageEvents(page, produtos, { title, path }));
    const automation = consent.marketing ? marketingEvent(page, produtos) : null;
    if (automation !== null) push(automation);
  }

  return {
    /** A view was published; the same one again tells nothing new. */
    tell(next: View): void {
      view = next;
      tellView();
    },
    setConsent(next: Consent): void {
      const before = consent !== undefined && allows(consent);
      consent = next;
      if (allows(next)) {
        if (!tagsLoaded) push(consentDefault());
        push(consentUpdate(next));
        if (!tagsLoaded) loadTags();
        tagsLoaded = true;
        tellView();
      } else if (before) {
        push(consentUpdate(next));
        forgetTags();
      }
    },
    /** Something was added or taken out. */
    cartChanged(event: CartEvent): void {
      if (consent?.estatistica !== true) return;
      push(event.type === 'added' ? addedEvent(event.carrinho, event.cart) : removedEvent(event.item));
    },
  };
}
export type Teller = ReturnType<typeof createTeller>;
