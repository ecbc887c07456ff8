const COUNTRY_CODE = '55';

/**
 * WhatsApp chat with the shop, `https://wa.me/55…?text=…`; null for an unusable number.
 * @param number free text from the settings, with or without the country code
 */
export function whatsappLink(number: string, message: string): string | null {
  const digits = number.replace(/\D/g, '').replace(/^0+/, '');
  // Area code and number together have 10 or 11 digits. If they begin with 55, that is an area code in Rio
  // Grande do Sul.
  const full = digits.length >= 12 && digits.startsWith(COUNTRY_CODE) ? digits : COUNTRY_CODE + digits;
  if (full.length < 12 || full.length > 13) return null;
  return `https://wa.me/${full}?text=${encodeURIComponent(message)}`;
}

/** A message about a product, in the words of a shopper; `url` is absolute or left out. */
export function interestMessage(nome: string, url = ''): string {
  return [`Olá! Tenho interesse neste produto: ${nome.trim()}`, url].filter(Boolean).join('\n');
}
