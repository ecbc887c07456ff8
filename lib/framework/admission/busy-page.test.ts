/** @jest-environment jsdom */
import type { Storefront } from '@/lib/config/storefronts/storefront';
import { OCULOS } from '@/lib/config/storefronts/testing';
import { BUSY_PAGE_POLICY, busyPage } from './busy-page';
import { OverloadError } from './render-slots';

const read = (refusal: OverloadError, storefront: Storefront = OCULOS) =>
  new DOMParser().parseFromString(busyPage(refusal, storefront), 'text/html');

test.each([
  [503, 5, 'Muita gente na loja agora', 'Espere 5 segundos'],
  [429, 1, 'Muitas buscas em pouco tempo', 'Espere 1 segundo e'],
] as const)(
  'L1, R3: the page for a %d is complete and tells the visitor what to do',
  (status, seconds, title, text) => {
    const page = read(new OverloadError(status, seconds));
    expect(page.documentElement.lang).toBe('pt-BR');
    expect(page.title).toBe(`${title} | Meridiano`);
    expect(page.querySelector('h1')?.textContent).toBe(title);
    expect(page.body.textContent).toContain(text);
    expect(page.body.textContent).toContain(`CNPJ ${OCULOS.company.cnpj}`);
    expect(page.querySelector('a.retry')?.getAttribute('href')).toBe('');
  },
);

test('C-2: the page loads only this shop’s styles, which its policy allows', () => {
  const page = read(new OverloadError(503, 5));
  expect(page.querySelectorAll('script, style, [style], img')).toHaveLength(0);
  const styles = [...page.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  expect(styles).toEqual(['/offline/tokens.css', '/offline/page.css']);
  expect(BUSY_PAGE_POLICY).toContain("style-src 'self'");
});

test('C8: company data is escaped', () => {
  const company = { ...OCULOS.company, legalName: 'Olhos & <b>Lentes</b>' };
  const page = read(new OverloadError(503, 5), { ...OCULOS, company });
  expect(page.querySelector('small')?.textContent).toMatch(/^Olhos & <b>Lentes<\/b>, CNPJ/);
});

test('L1: a shop without company data shows no seller and no contact details', () => {
  const contact = { email: null, phone: null, hours: null, whatsApp: null };
  const page = read(new OverloadError(503, 5), { ...OCULOS, name: null, company: null, contact });
  expect(page.title).toBe('Muita gente na loja agora');
  expect(page.querySelector('small')).toBeNull();
  expect(page.body.textContent).not.toMatch(/CNPJ|null|ajuda/);
});

test('L1: the page shows the available contact channels', () => {
  const helpOf = (contact: Partial<Storefront['contact']>) =>
    /Se precisar.*/.exec(
      read(new OverloadError(503, 5), { ...OCULOS, contact: { ...OCULOS.contact, ...contact } }).body
        .textContent ?? '',
    )?.[0];
  const { phone, email } = OCULOS.contact;
  expect(helpOf({})).toBe(`Se precisar de ajuda, é só ligar para ${phone.label} ou escrever para ${email}.`);
  expect(helpOf({ phone: null })).toBe(`Se precisar de ajuda, é só escrever para ${email}.`);
});
