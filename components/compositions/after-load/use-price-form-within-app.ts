import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { priceFormHref } from '@/lib/catalog/listing/price-form';

/** The box 'Agrupar cores' while it is cleared, which only this document remembers. */
const UNGROUPED = '[data-group-colours] :not(:checked)';

/** While each colour has a card, the price form stays within the app: a reload would group the colours again. */
export function usePriceFormWithinApp(): void {
  const router = useRouter();
  useEffect(() => {
    function onSubmit(event: Event) {
      const { target: form } = event;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
      if (document.querySelector(UNGROUPED) === null) return;
      const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
      const href = priceFormHref(new URL(form.action).pathname, Object.fromEntries(fields));
      if (href === null) return;
      event.preventDefault();
      router.push(href);
    }
    document.addEventListener('submit', onSubmit);
    return () => document.removeEventListener('submit', onSubmit);
  }, [router]);
}
