const BRAZILIAN_DECIMAL = /^-?(?:\d+|\d{1,3}(?:\.\d{3})+),\d+$/;

/** The number in a text such as '1.299,90' or '1299.90'; undefined without one. */
export function parseDecimal(text: string): number | undefined {
  const source = text.trim();
  if (source === '') return undefined;
  const parsed = Number(
    BRAZILIAN_DECIMAL.test(source) ? source.replaceAll('.', '').replace(',', '.') : source,
  );
  return Number.isFinite(parsed) ? parsed : undefined;
}
