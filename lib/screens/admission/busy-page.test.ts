import { OCULOS } from '@/lib/config/storefronts/oculos';
import { BUSY_PAGE_POLICY, busyPage } from './busy-page';
import { Refusal } from './refusal';

const read = (refusal: Refusal, storefront = OCULOS) =>
  new DOMParser().parseFromString(busyPage(refusal, storefront), 'text/html');

test.each([
  [503, 5, 'Muita gente na loja agora', 'Espere 5 segundos'],
  [429, 1, 'Muitas buscas em pouco tempo', 'Espere 1 segundo e'],
] as const)('L1, R3: the page of a %d is whole and says what to do', (status, seconds, title, text) => {
  const page = read(new Refusal(status, seconds));
  expect(page.documentElement.lang).toBe('pt-BR');
  expect(page.title).toBe(`${title} | Meridiano`);
  expect(page.querySelector('h1')?.textContent).toBe(title);
  expect(page.body.textContent).toContain(text);
  expect(page.body.textContent).toContain(`CNPJ ${OCULOS.company.cnpj}`);
  expect(page.querySelector('a.retry')?.getAttribute('href')).toBe('');
});

test('C-2: its policy allows all that it loads, which is styles of this shop', () => {
  const page = read(new Refusal(503, 5));
  expect(page.querySelectorAll('script, style, [style], img')).toHaveLength(0);
  const styles = [...page.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  expect(styles).toEqual(['/offline/tokens.css', '/offline/page.css']);
  expect(BUSY_PAGE_POLICY).toContain("style-src 'self'");
});

test('C8: the shop’s facts are text', () => {
  const company = { ...OCULOS.company, legalName: 'Olhos & <b>Lentes</b>' };
  const page = read(new Refusal(503, 5), { ...OCULOS, company });
  expect(page.querySelector('small')?.textContent).toMatch(/^Olhos & <b>Lentes<\/b>, CNPJ/);
});
