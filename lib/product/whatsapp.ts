const COUNTRY = '55';

/**
 * Chat address of the shop, `https://wa.me/55…?text=…`; null when the number cannot be one (PDP-50, PDP-51).
 * `number` is free text from the settings; 55 is added unless it already has it.
 */
export function whatsappLink(number: string, message: string): string | null {
  const digits = number.replace(/\D/g, '').replace(/^0+/, '');
  // Area code and number are 10 or 11 digits: 55 in front of fewer is the area code of Rio Grande do Sul.
  const full = digits.length >= 12 && digits.startsWith(COUNTRY) ? digits : COUNTRY + digits;
  if (full.length < 12 || full.length > 13) return null;
  return `https://wa.me/${full}?text=${encodeURIComponent(message)}`;
}

/** What the shopper says about a product of interest; `url` is absolute or left out (PDP-51, CARD-03). */
export function interestMessage(nome: string, url = ''): string {
  return [`Olá! Tenho interesse neste produto: ${nome.trim()}`, url].filter(Boolean).join('\n');
}
