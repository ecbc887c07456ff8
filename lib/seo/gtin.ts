/**
 * The EAN-13 of a product when its check digit is right, else undefined: a wrong number is worse than none (B1).
 * @param ean as the platform writes it, blanks and all
 */
export function validGtin13(ean: string): string | undefined {
  const digits = ean.replace(/\D/g, '');
  if (digits.length !== 13 || /^0+$/.test(digits)) return undefined;
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return sum % 10 === 0 ? digits : undefined;
}
