/** Whether a CNPJ, however it is punctuated, has its two check digits right; for tests. */
export function isValidCnpj(cnpj: string): boolean {
  const digits = [...cnpj.replace(/\D/g, '')].map(Number);
  const checkDigit = (length: number) => {
    const sum = digits
      .slice(0, length)
      .reduce((total, digit, index) => total + digit * (((length - 1 - index) % 8) + 2), 0);
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  return digits.length === 14 && checkDigit(12) === digits[12] && checkDigit(13) === digits[13];
}
