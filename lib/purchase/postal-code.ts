/** Length of a formatted postal code: five digits, a hyphen, three digits. */
export const CEP_LENGTH = 9;

/** The digits of a postal code, as the platform takes them. */
export function cepDigits(cep: string): string {
  return cep.replaceAll('-', '');
}
