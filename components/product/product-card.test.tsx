import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { wireColour, wirePrices, wireProduct } from '@/lib/product/testing';
import { produtoSchema } from '@/lib/store-api/schemas/produto';
import { DIALECTS, type Speak } from '@/lib/store-api/testing/dialects';
import { HeartContext, type HeartProps } from './card-heart';
import { ProductCard } from './product-card';

let say: Speak;

function card(given: object = {}, props: object = {}, heart: ComponentType<HeartProps> | null = null) {
  render(
    <HeartContext value={heart}>
      <ProductCard produto={produtoSchema.parse(say(wireProduct(given)))} {...props} />
    </HeartContext>,
  );
  return screen.getByRole('article');
}

const spaced = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ') ?? '';

describe.each(DIALECTS)('ProductCard, fed by $name', ({ speak }) => {
  beforeEach(() => {
    say = speak;
  });

  test('CARD-10, CARD-13, CARD-14, CONST-21: name, brand, picture, old price, Pix price and instalments', () => {
    const article = card();
    expect(within(article).getByRole('heading', { name: 'Armação Serra' })).toBeVisible();
    expect(within(article).getByText('Alba')).toBeVisible();
    expect(within(article).getByRole('img', { name: 'Foto 1' })).toHaveAttribute('width', '455');
    expect(article.querySelector('s')).toHaveTextContent('de R$ 599,90');
    expect(spaced(article)).toContain('R$ 404,91 à vista no PIX');
    expect(spaced(article)).toContain('ou R$ 449,90 em até 10x de R$ 44,99 sem juros');
  });

  test('CARD-13: an old price that is no higher is not shown', () => {
    expect(card({ precos: { ...wirePrices, de: 449.9 } }).querySelector('s')).toBeNull();
  });

  test('CARD-15, CONST-19: 366 px on phones and 455 px else; the second picture is only for hovering', () => {
    const [first, second] = [...card().querySelectorAll('img')];
    expect(first?.sizes).toBe('(width < 768px) min(46vw, 366px), 455px');
    expect(first?.srcset).toContain('https://loja/m_1.webp');
    expect(second).toHaveAttribute('alt', '');
    expect(second).toHaveAttribute('loading', 'lazy');
  });

  test('CARD-01, CARD-02, CARD-08: an available product without a button links to its page to be bought', () => {
    const link = within(card()).getByRole('link', { name: 'Comprar Armação Serra' });
    expect(link).toHaveAttribute('href', '/armacao-serra.html');
  });

  test('CARD-07: the buy button takes the place of the link', () => {
    const article = card({}, { comprar: <button type="button">Adicionar</button> });
    expect(within(article).getByRole('button', { name: 'Adicionar' })).toBeVisible();
    expect(within(article).queryByRole('link', { name: /^Comprar/ })).toBeNull();
  });

  test('CARD-01, CARD-03, CARD-04: on request shows no price, a quote link and WhatsApp', () => {
    const article = card({ status: 'sobConsulta' }, { whatsapp: '(11) 99999-9999' });
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
    expect(within(card({ status: 'sobConsulta' })).queryByRole('link', { name: /WhatsApp/ })).toBeNull();
  });

  test('CARD-01, CARD-05, CARD-06: sold out says so and offers the notice', () => {
    const article = card({ status: 'indisponivel' });
    expect(within(article).getByText('Produto indisponível')).toBeVisible();
    expect(within(article).getByRole('link', { name: /Avise-me quando chegar/ })).toHaveAttribute(
      'href',
      '/armacao-serra.html',
    );
    expect(article).not.toHaveTextContent('R$');
  });

  test('CARD-11: seals of both upper corners follow each other, whatever their order, so that styles can part them', () => {
    const at = (id: number, y: string, x: string) => ({
      id,
      label: `${y} ${x}`,
      imagem: '',
      posicao: { x, y },
    });
    const article = card({ selos: [at(1, 'top', 'right'), at(2, 'bottom', 'left'), at(3, 'top', 'left')] });
    const places = [...article.querySelectorAll<HTMLElement>('[data-place]')];
    expect(places.map(({ dataset }) => dataset.place)).toEqual(['bottom-left', 'top-left', 'top-right']);
  });

  test('CARD-11, CARD-12: seals and filter pictures carry their labels', () => {
    const article = card({
      selos: [
        {
          id: 1,
          nome: 'n',
          label: 'Lançamento',
          imagem: '',
          posicao: { x: 'right', y: 'bottom' },
          cores: { texto: '#fff', selo: '#123456' },
        },
        { id: 2, nome: 'n', label: 'Polarizado', imagem: 'https://loja/p.svg', posicao: [], cores: [] },
      ],
      filtros: [
        { idFiltro: 1, label: 'Redondo', imagem: 'https://loja/r.svg' },
        { idFiltro: 2, label: 'Sem desenho', imagem: '' },
      ],
    });
    const seal = within(article).getByRole('img', { name: 'Lançamento' });
    expect(seal.closest('[data-place]')).toHaveAttribute('data-place', 'bottom-right');
    expect(within(article).getByRole('img', { name: 'Polarizado' }).closest('[data-place]')).toHaveAttribute(
      'data-place',
      'top-left',
    );
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

  test('A10: colours are counted, four of them as dots', () => {
    expect(card(colours(6))).toHaveTextContent('6 cores');
    expect(document.querySelectorAll('img[src*="cor-"]')).toHaveLength(4);
  });

  test('A10: a single colour is no choice', () => {
    expect(card(colours(1))).not.toHaveTextContent('cores');
  });

  test('A10, CARD-16: no pressable thing lies inside another', () => {
    card({ status: 'sobConsulta' }, { whatsapp: '11999999999' }, () => (
      <button type="button">Favoritar</button>
    ));
    expect(screen.getByRole('button', { name: 'Favoritar' })).toBeInTheDocument();
    expect(document.querySelector('a a, a button, button a, button button')).toBeNull();
  });

  test('DATA-10: an empty product still makes a card; without an address it leads nowhere', () => {
    const article = card({ nome: 'Só o nome', marca: [], precos: [], midias: [], rota: [] });
    expect(article).toHaveTextContent('Só o nome');
    expect(within(article).queryAllByRole('link')).toHaveLength(0);
    expect(article).not.toHaveTextContent(/NaN|undefined|R\$/);
  });

  test('CARD-10: hostile names stay text', () => {
    const article = card({ nome: '<img src=x onerror=alert(1)>' });
    expect(article.querySelector('img[src="x"]')).toBeNull();
    expect(article).toHaveTextContent('<img src=x onerror=alert(1)>');
  });
});
