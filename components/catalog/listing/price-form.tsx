import { Button } from '@/components/ui/button';
import type { ListingPage } from '@/lib/catalog/listing/links';
import { PRICE_FIELDS, priceFormValues } from '@/lib/catalog/listing/price-form';
import { formTool } from '@/lib/forms/form-tools';
import { omit } from '@/lib/platform/canonical-query';
import styles from './price-form.module.css';

type Props = {
  page: ListingPage;
  /** Whether some products of the list are in no price range: see isPartOfList. */
  isPartial?: boolean;
};

/** Price range to be typed by the shopper, as a plain form; the server turns its two fields into one filter. */
export function PriceForm({ page, isPartial }: Props) {
  const { from, to } = priceFormValues(page.query);
  const kept = Object.entries(omit(page.query, 'preco', 'pg'));
  return (
    <form
      {...formTool('price')}
      className={styles.form}
      action={page.path}
      method="get"
      aria-label="Faixa de preço"
      data-partial={isPartial ? '' : undefined}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PriceField label="De R$" name={PRICE_FIELDS.from} value={from} />
      <PriceField label="Até R$" name={PRICE_FIELDS.to} value={to} />
      <Button type="submit" variant="secondary" size="sm">
        Ver
      </Button>
    </form>
  );
}

function PriceField({ label, name, value }: { label: string; name: string; value: string }) {
  return (
    <label className={styles.field}>
      {label}
      <input
        // A typed text would stay after the range is removed.
        key={value}
        type="text"
        inputMode="numeric"
        maxLength={9}
        autoComplete="off"
        name={name}
        defaultValue={value}
      />
    </label>
  );
}
