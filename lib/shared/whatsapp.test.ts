import { interestMessage, whatsappLink } from './whatsapp';

describe('whatsappLink', () => {
  test('PDP-51, A-26: the country code 55 is added to the number only if it is missing', () => {
    expect(whatsappLink('(11) 99999-9999', 'Oi')).toBe('https://wa.me/5511999999999?text=Oi');
    expect(whatsappLink('+55 11 99999-9999', 'Oi')).toBe('https://wa.me/5511999999999?text=Oi');
    expect(whatsappLink('011 3333-4444', 'Oi')).toBe('https://wa.me/551133334444?text=Oi');
  });

  test('PDP-51: the area code 55 (Santa Maria) is not mistaken for the country code', () => {
    expect(whatsappLink('(55) 99999-9999', 'Oi')).toBe('https://wa.me/5555999999999?text=Oi');
  });

  test('PDP-50: without a usable number there is no link', () => {
    expect(['', 'ligue!', '123', '1'.repeat(20)].map((number) => whatsappLink(number, 'Oi'))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('CARD-03: the message contains the product name, escaped for the address', () => {
    const link =
      whatsappLink('11999999999', interestMessage(' Armação "A&B" #1 ', 'https://loja/x.html')) ?? '';
    expect(new URL(link).searchParams.get('text')).toBe(
      'Olá! Tenho interesse neste produto: Armação "A&B" #1\nhttps://loja/x.html',
    );
    expect(link).not.toMatch(/["#\s]/);
  });
});
