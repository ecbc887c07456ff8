/** A postal code as it is shown: five digits, a hyphen, three digits (SHIP-03, CONST-15). */
export const CEP_LENGTH = 9;

/** What was typed as a postal code, reduced to eight digits: 'a01310100999' → '01310-100' (SHIP-03). */
export function maskCep(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;
}

/** The digits of a postal code, as the platform takes them (SHIP-04). */
export function cepDigits(cep: string): string {
  return cep.replaceAll('-', '');
}
