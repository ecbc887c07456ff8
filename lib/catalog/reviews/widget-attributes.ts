import { MAX_OPINIONS } from './review-summary';

/** Product data that a reviews widget may have. */
export type WidgetProduct = { id: number; sku: string; name: string; url: string; image: string };

const PLACEHOLDER = /\{(id|sku|name|url|image|limit)\}/g;

/** The attributes of a widget's place on a product's page: placeholders such as {id} become the product's own. */
export function widgetAttributes(
  attributes: Readonly<Record<string, string>>,
  product: WidgetProduct,
): Record<string, string> {
  const values: Record<string, string | number> = { ...product, limit: MAX_OPINIONS };
  const fill = (text: string) => text.replace(PLACEHOLDER, (_, name: string) => String(values[name]));
  return Object.fromEntries(Object.entries(attributes).map(([name, text]) => [name, fill(text)]));
}
