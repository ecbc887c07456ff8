import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType, FC } from 'react';
import { fitTools } from '@/components/catalog/fit/fit-tools';
import { ShopperMeasureContext } from '@/components/catalog/fit/shopper-measure';
import { produtoSchema } from '@/lib/platform/schemas/product';
import { describeOnEachPlatform, encode } from '@/lib/platform/testing/variants';
import {
  wireColour,
  wirePicture,
  wirePrices,
  wireProduct,
  wireSeal,
} from '@/lib/platform/testing/wire-products';
import { BuyButtonContext } from './buy-button';
import { FavouriteButtonContext, type FavouriteButtonProps } from './favourite-context';
import { ProductCard } from './product-card';

type Buttons = { FavouriteButton?: ComponentType<FavouriteButtonProps> | null; BuyButton?: FC | null };

function renderCard(
  given: object = {},
  props: object = {},
  { FavouriteButton = null, BuyButton = null }: Buttons = {},
) {
  render(
    <FavouriteButtonContext value={FavouriteButton}>
      <BuyButtonContext value={BuyButton}>
        <ProductCard produto={produtoSchema.parse(encode(wireProduct(given)))} {...props} />
      </BuyButtonContext>
    </FavouriteButtonContext>,
  );
  return screen.getByRole('article');
}

const Heart = () => <button type="button">Favoritar</button>;
const AddButton = () => <button type="button">Adicionar</button>;

/** A product with one size and a cart payload. */
const QUICK_ADD = {
  carrinho: { tipo: 'produto', url: '', itens: [{ idProduto: '1', idAtributoSimples: '9' }] },
  atributos: { simples: { nome: 'Tamanho', valores: [{ idAtributoValor: 9, label: 'Único', estoque: 3 }] } },
};

const textOf = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ') ?? '';

describeOnEachPlatform('ProductCard', () => {
  test('CARD-10, CARD-13, CARD-14, CONST-21: a card shows name, brand, picture, old price, Pix price and instalments', () => {
    const article = renderCard();
    expect(within(article).getByRole('heading', { name: 'Armação Serra' })).toBeVisible();
    expect(within(article).getByText('Alba')).toBeVisible();
    expect(within(article).getByRole('img', { name: 'Foto 1' })).toHaveAttribute('width', '455');
    expect(article.querySelector('s')).toHaveTextContent('R$ 599,90');
    expect(textOf(article)).toContain('R$ 404,91 à vista no PIX');
    expect(textOf(article)).toContain('ou R$ 449,90 em até 10x de R$ 44,99 sem juros');
    expect(article.textContent).toMatch(/44,99\u00a0sem\u00a0juros/);
  });

  test('TRY-11, CARD-13: with saved measurements, a card shows the price of the size that its page preselects', async () => {
    const value = (label: string, por: number) => ({
      idAtributoValor: por,
      label,
      estoque: 3,
      precos: { ...wirePrices, de: 0, por, vista: por },
    });
    const valores = [value('P', 400), value('G', wirePrices.por)];
    const given = {
      precos: { ...wirePrices, de: 0, vista: wirePrices.por },
      atributos: { simples: { nome: 'Tamanho', valores } },
    };
    const produto = produtoSchema.parse(encode(wireProduct(given)));
    const own = { measures: { glasses: null, face: { value: 122, uncertainty: 3 } }, fit: fitTools };
    const { rerender } = render(<ProductCard produto={produto} heading="" />);
    expect(textOf(screen.getByRole('article'))).toContain('R$ 449,90');
    rerender(
      <ShopperMeasureContext value={own}>
        <ProductCard produto={produto} heading="" />
      </ShopperMeasureContext>,
    );
    expect(textOf(screen.getByRole('article'))).toContain('R$ 400,00');
    expect(textOf(screen.getByRole('article'))).not.toContain('R$ 449,90');
    expect(screen.getByText('serve em você')).toHaveAttribute('data-fits', 'true');
  });

  test('CARD-13: an old price that is not higher than the price is hidden', () => {
    expect(renderCard({ precos: { ...wirePrices, de: 449.9 } }).querySelector('s')).toBeNull();
  });

  test('CARD-15, CONST-19: a picture is at most 455 px wide; the second one loads on hover', () => {
    const requests = jest.spyOn(window, 'Image');
    const article = renderCard();
    const [first, none] = [...article.querySelectorAll('img')];
    expect(none).toBeUndefined();
    expect(requests).not.toHaveBeenCalled();
    fireEvent.pointerEnter(article);
    const requested: HTMLImageElement = requests.mock.results[0]?.value;
    fireEvent.load(requested);
    const second = article.querySelectorAll('img')[1];
    expect(first?.sizes).toBe('min(46vw, 455px)');
    expect(first?.srcset).toContain('https://loja/m_1.webp');
    expect(second).toHaveAttribute('alt', '');
    expect(second?.src).toBe(requested.src);
    requests.mockRestore();
  });

  test('CARD-01, CARD-02, CARD-08: without a buy button, the card’s “Comprar” link opens the product page', () => {
    const link = within(renderCard()).getByRole('link', { name: 'Comprar Armação Serra' });
    expect(link).toHaveAttribute('href', '/armacao-serra.html');
  });

  test('CARD-07: the buy button replaces the link', () => {
    const article = renderCard(QUICK_ADD, {}, { BuyButton: AddButton });
    expect(within(article).getByRole('button', { name: 'Adicionar' })).toBeVisible();
    expect(within(article).queryByRole('link', { name: /^Comprar/ })).toBeNull();
  });

  test('CARD-08: a product with options keeps the link even if there is a buy button', () => {
    const article = renderCard({}, {}, { BuyButton: AddButton });
    expect(within(article).queryByRole('button', { name: 'Adicionar' })).toBeNull();
    expect(within(article).getByRole('link', { name: /^Comprar/ })).toBeVisible();
  });

  test('CARD-01, CARD-03, CARD-04: a product on request shows a quote link and WhatsApp instead of a price', () => {
    const article = renderCard({ status: 'sobConsulta' }, { whatsapp: '(11) 99999-9999' });
    expect(article).not.toHaveTextContent('R$');
    expect(within(article).getByRole('link', { name: /Solicitar orçamento/ })).toHaveAttribute(
      'href',
      '/armacao-serra.html',
    );
    const chat = within(article).getByRole('link', { name: /WhatsApp/ });
    expect(chat.getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/5511999999999\?text=.*Arma%C3%A7%C3%A3o%20Serra/,
    );
    expect(chat).toHaveAttribute('rel', 'noopener');
  });

  test('CARD-03: without a number in the settings there is no WhatsApp link', () => {
    expect(
      within(renderCard({ status: 'sobConsulta' })).queryByRole('link', { name: /WhatsApp/ }),
    ).toBeNull();
  });

  test('CARD-01, CARD-05, CARD-06: a sold-out product is labelled and offers a back-in-stock notice', () => {
    const article = renderCard({ status: 'indisponivel' });
    expect(within(article).getByText('Produto indisponível')).toBeVisible();
    expect(within(article).getByRole('link', { name: /Avise-me quando chegar/ })).toHaveAttribute(
      'href',
      '/armacao-serra.html',
    );
    expect(article).not.toHaveTextContent('R$');
  });

  test('CARD-11: a card shows only the product’s first seal', () => {
    const article = renderCard({ selos: [wireSeal(1, '-20%'), wireSeal(2, 'Lançamento')] });
    expect(article).toHaveTextContent('-20%');
    expect(article).not.toHaveTextContent('Lançamento');
  });

  test('CARD-11: a seal without text and picture does not hide the next one', () => {
    const article = renderCard({ selos: [wireSeal(1, ''), wireSeal(2, 'Lançamento')] });
    expect(article).toHaveTextContent('Lançamento');
  });

  test('CARD-11, CARD-12: seals and filter pictures have text labels', () => {
    const article = renderCard({
      selos: [wireSeal(1, 'Lançamento')],
      filtros: [
        { idFiltro: 1, label: 'Redondo', imagem: 'https://loja/r.svg' },
        { idFiltro: 2, label: 'Sem desenho', imagem: '' },
      ],
    });
    expect(within(article).getByText('Lançamento')).toHaveAttribute('data-position', 'bottom-right');
    expect(within(article).getByRole('img', { name: 'Redondo' })).toBeVisible();
    expect(within(article).queryByRole('img', { name: 'Sem desenho' })).toBeNull();
  });

  const colours = (count: number) => ({
    atributos: {
      unico: {
        nome: 'Cor',
        valores: Array.from({ length: count }, (_, id) => wireColour(id + 1, `Cor ${id}`)),
      },
    },
  });

  test('A10: the card counts the colours; the first two other colours link to their pages', () => {
    const article = renderCard(colours(6));
    expect(article).toHaveTextContent('6 cores');
    const swatches = within(article).getAllByRole('link', { name: /^Cor / });
    expect(swatches.map((link) => link.getAttribute('href'))).toEqual(['/armacao-1.html', '/armacao-2.html']);
  });

  test('A10: the card’s current colour and colours without a page are not links', () => {
    const own = wireColour(7, 'Preto', { selecionado: true });
    const homeless = wireColour(8, 'Mel', { rota: [] });
    const article = renderCard({
      atributos: { unico: { nome: 'Cor', valores: [own, homeless, wireColour(9, 'Azul')] } },
    });
    expect(article).toHaveTextContent('3 cores');
    expect(within(article).queryByRole('link', { name: 'Preto' })).toBeNull();
    expect(within(article).queryByRole('link', { name: 'Mel' })).toBeNull();
    expect(within(article).getByRole('link', { name: 'Azul' })).toBeVisible();
  });

  test('A10: the picture of a colour is requested only when its swatch is hovered', () => {
    const requests = jest.spyOn(window, 'Image');
    const produto = { id: 9, midias: { imagens: [wirePicture(9)] } };
    const valores = [wireColour(7, 'Preto', { selecionado: true }), wireColour(9, 'Azul', { produto })];
    const article = renderCard({ atributos: { unico: { nome: 'Cor', valores } } });
    expect(requests).not.toHaveBeenCalled();
    fireEvent.pointerEnter(within(article).getByRole('link', { name: 'Azul' }));
    expect(requests.mock.results.map(({ value }) => value.src)).toEqual(['https://loja/m_9.webp']);
    requests.mockRestore();
  });

  test.each([
    [{ media: 4.66, quantidade: 12 }, 'Nota 4,7 de 5, 12 avaliações', '★ 4,7 (12)'],
    [{ media: 9, quantidade: 1 }, 'Nota 5,0 de 5, 1 avaliação', '★ 5,0 (1)'],
  ])('A10: the rating %j is shown as %p', (avaliacao, name, text) => {
    expect(within(renderCard({ avaliacao })).getByRole('img', { name })).toHaveTextContent(text);
  });

  test.each([{ media: 0, quantidade: 0 }, { media: 4, quantidade: 0 }, { media: -1, quantidade: 3 }, []])(
    'A10: the rating %j shows no stars',
    (avaliacao) => {
      expect(renderCard({ avaliacao })).not.toHaveTextContent('★');
    },
  );

  test('A10: a single colour is not shown as a choice', () => {
    expect(renderCard(colours(1))).not.toHaveTextContent('cores');
  });

  test('A10, CARD-16: no interactive element is nested in another', () => {
    renderCard({ status: 'sobConsulta' }, { whatsapp: '11999999999' }, { FavouriteButton: Heart });
    expect(screen.getByRole('button', { name: 'Favoritar' })).toBeInTheDocument();
    expect(document.querySelector('a a, a button, button a, button button')).toBeNull();
  });

  test('DATA-10: a product that has only a name gets a card without links', () => {
    const article = renderCard({ nome: 'Só o nome', marca: [], precos: [], midias: [], rota: [] });
    expect(article).toHaveTextContent('Só o nome');
    expect(within(article).queryAllByRole('link')).toHaveLength(0);
    expect(article).not.toHaveTextContent(/NaN|undefined|R\$/);
  });

  test('CARD-10: markup in names is escaped', () => {
    const article = renderCard({ nome: '<img src=x onerror=alert(1)>' });
    expect(article.querySelector('img[src="x"]')).toBeNull();
    expect(article).toHaveTextContent('<img src=x onerror=alert(1)>');
  });
});
