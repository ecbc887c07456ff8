import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from '@/components/layout/header';
import { PromoBar } from '@/components/layout/skip-link';
import { AccountLinks } from '@/components/purchase/account-links';
import { emulateModalDialogs } from '@/components/ui/testing';
import { OCULOS } from '@/lib/config/storefronts/testing';
import { menuLinks } from '@/lib/content/shell/menus';
import { menuSchema } from '@/lib/platform/schemas/blocks';
import { describeOnEachPlatform, encode } from '@/lib/platform/testing/variants';

beforeAll(emulateModalDialogs);

const STORE = 'https://loja.example';
const rota = (path: string) => ({ name: 'x', route: path, path, params: [], query: [] });

/** An entry as the platform writes it, with its quirks: no target as `[]`, flags as letters, names under either key. */
const WIRE = {
  nome: 'Principal',
  menu: [
    {
      label: 'Óculos de sol',
      rota: rota('/oculos-de-sol'),
      destaque: 's',
      sub: [
        { nome: 'Redondos', link: `${STORE}/oculos-de-sol/redondos`, rota: [], target: '_self', sub: [] },
        { label: 'Parceiro', link: 'https://parceiro.example/', rota: {}, target: '_blank', destaque: false },
        { label: 'Invasor', link: 'javascript:alert(1)', rota: null, svg: '<svg onload="x()"></svg>' },
      ],
    },
    { label: 'Marcas', rota: rota('/marcas'), icone: 'https://loja.example/i.png', sub: [] },
    { label: '', link: '/sem-nome', sub: [] },
  ],
};

const menu = () => menuLinks(menuSchema.parse(encode(WIRE)).menu, [STORE]);

function show() {
  render(
    <Header
      name={OCULOS.name}
      wordmark={OCULOS.wordmark}
      menu={menu()}
      accountHref={`${STORE}/minha-conta`}
      wishListHref={`${STORE}/minha-conta/lista-desejo/`}
      measureHref="/minha-medida"
      search={<button type="button">Abrir busca</button>}
      searchOpener={<button type="button">Abrir busca no telefone</button>}
      account={
        <AccountLinks
          accessHref={`${STORE}/checkout/acesso`}
          wishListHref={`${STORE}/minha-conta/lista-desejo/`}
        />
      }
      cart={<button type="button">Carrinho</button>}
    />,
  );
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describeOnEachPlatform('header', () => {
  test('HEAD-01, HEAD-03 to HEAD-06, HEAD-09: the header has logo, account, wish list, help, search and cart', () => {
    show();
    expect(hrefOf('Meridiano, página inicial')).toBe('/');
    expect(hrefOf('Minha conta')).toBe(`${STORE}/checkout/acesso`);
    expect(hrefOf('Favoritos')).toBe('/favoritos');
    expect(hrefOf('Meus favoritos')).toBe(`${STORE}/minha-conta/lista-desejo/`);
    expect(hrefOf('Ajuda')).toBe('/pagina/perguntas-frequentes');
    expect(screen.getByRole('button', { name: 'Abrir busca' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Carrinho' })).toBeInTheDocument();
  });

  test('HEAD-05, HEAD-09: on phones the search box precedes the logo in the tab order', () => {
    show();
    const before = screen.getByRole('button', { name: 'Abrir busca no telefone' });
    const logo = screen.getByRole('link', { name: 'Meridiano, página inicial' });
    expect(before.compareDocumentPosition(logo)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('HEAD-07, HEAD-12: the menu has the platform’s entries, each linked to its page', () => {
    show();
    const menu = within(screen.getByRole('navigation', { name: 'Menu principal' }));
    const links = menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Óculos de sol', '/oculos-de-sol'],
      ['Ver tudo', '/oculos-de-sol'],
      ['Redondos', '/oculos-de-sol/redondos'],
      ['Parceiro', 'https://parceiro.example/'],
      ['Marcas', '/marcas'],
    ]);
    expect(menu.getByRole('link', { name: 'Óculos de sol' })).toHaveAttribute('data-highlighted');
    expect(menu.getByRole('link', { name: 'Parceiro' })).toHaveAttribute('target', '_blank');
    expect(menu.getByRole('link', { name: 'Marcas' }).querySelector('img')).toHaveAttribute(
      'src',
      'https://loja.example/i.png',
    );
  });

  test('HEAD-12: an entry’s SVG icon is shown as an image, so that its scripts cannot run', () => {
    show();
    const menu = screen.getByRole('navigation', { name: 'Menu principal' });
    const drawing = within(menu).getByText('Invasor').querySelector('img');
    expect(drawing?.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
    expect(menu.querySelector('[onload]')).toBeNull();
    expect(menu.querySelector('a[href^="javascript"]')).toBeNull();
  });

  test('HEAD-02, HEAD-11, HEAD-13: the menu button opens a drawer with account, favourites and measurements; following a link closes it', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: 'Abrir menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    expect(drawer).toHaveProperty('open', true);
    const inside = within(drawer);
    expect(inside.getByRole('link', { name: 'Minha conta' })).toHaveAttribute('href', `${STORE}/minha-conta`);
    expect(inside.getByRole('link', { name: 'Meus favoritos' })).toHaveAttribute(
      'href',
      `${STORE}/minha-conta/lista-desejo/`,
    );
    expect(inside.getByRole('link', { name: 'Ver tudo em Óculos de sol' })).toHaveAttribute(
      'href',
      '/oculos-de-sol',
    );
    expect(
      inside
        .getAllByRole('link')
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    ).toEqual(['Minha conta', 'Meus favoritos', 'Minha medida']);
    fireEvent.click(inside.getByRole('link', { name: 'Redondos' }));
    expect(drawer).toHaveProperty('open', false);
  });

  test('HEAD-13, ROUTE-27: Escape, which the browser turns into a close event, closes the drawer, and it can be opened again', async () => {
    const user = userEvent.setup();
    show();
    const button = screen.getByRole('button', { name: 'Abrir menu' });
    await user.click(button);
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    fireEvent(drawer, new Event('close'));
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(drawer).toHaveProperty('open', true);
  });

  test('HEAD-13: Back to another page closes the drawer, which would cover it', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: 'Abrir menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    fireEvent.popState(window);
    expect(drawer).toHaveProperty('open', false);
  });

  test('HEAD-10: the promo bar is plain text, a link if it has an address, and hidden without text', () => {
    const { rerender, container } = render(<PromoBar text="Frete Grátis Brasil" href={null} />);
    expect(screen.getByRole('complementary', { name: 'Aviso da loja' })).toHaveTextContent(
      'Frete Grátis Brasil',
    );
    rerender(<PromoBar text="Frete Grátis Brasil" href="/pagina/politica-de-entrega" />);
    expect(screen.getByRole('link', { name: 'Frete Grátis Brasil' })).toHaveAttribute(
      'href',
      '/pagina/politica-de-entrega',
    );
    rerender(<PromoBar text="" href={null} />);
    expect(container).toBeEmptyDOMElement();
  });
});
