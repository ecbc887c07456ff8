import { render, screen } from '@testing-library/react';
import { MAQUINAS, OCULOS } from '@/lib/config/storefronts/testing';
import { ARTICLES, type ArticlePath } from './articles';

const { contact: MERIDIANO } = OCULOS;

function show(path: ArticlePath, whatsappHref: string | null = null, storefront = OCULOS) {
  const article = ARTICLES[path];
  render(<article.Body storefront={storefront} whatsappHref={whatsappHref} />);
  return article;
}

test.each([OCULOS, MAQUINAS])(
  'ROUTE-12, INST-23, VARIANT-09: $name explains who can pay with the BNDES card, how and in how many instalments',
  (storefront) => {
    expect(show('/cartao-bndes', null, storefront).title).toBe('Cartão BNDES');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Quem pode usar',
      'Como comprar',
      'Parcelas e juros',
    ]);
  },
);

test('L11: the accessibility statement names the law, the standards, known gaps and contact channels', () => {
  const { title } = show('/pagina/acessibilidade', 'https://wa.me/551155551956?text=oi');
  expect(title).toBe('Acessibilidade');
  for (const phrase of [/Lei 13\.146\/2015, art\. 63/, /WCAG 2\.2/, /ABNT NBR 17225/]) {
    expect(screen.getByText(phrase)).toBeInTheDocument();
  }
  expect(screen.getByRole('heading', { name: 'O que ainda falta' })).toBeInTheDocument();
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    `mailto:${MERIDIANO.email}`,
    `tel:${MERIDIANO.phone.dial}`,
    'https://wa.me/551155551956?text=oi',
  ]);
});

test('L11: the statement of a shop without a WhatsApp number has no WhatsApp link', () => {
  show('/pagina/acessibilidade');
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.getByText(MERIDIANO.whatsApp)).toBeInTheDocument();
});
