const digits = (text: string) => [...text].map(Number);

/** EAN-13 with its check digit; 789 is Brazil's prefix. */
export function ean13(number: number): string {
  const body = `789${String(number).padStart(9, '0')}`;
  const sum = digits(body).reduce((total, digit, i) => total + digit * (i % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/**
 * Product code such as `PF00012C3-7`: letters of the brand, family, colour, and a modulo-11 check digit (X
 * for ten).
 */
export function sku(brandCode: string, family: number, colour: number): string {
  const number = String(family).padStart(5, '0');
  const sum = digits(`${number}${colour}`).reduce((total, digit, i) => total + digit * (i + 2), 0);
  const check = sum % 11;
  return `${brandCode}${number}C${colour}-${check === 10 ? 'X' : check}`;
}
