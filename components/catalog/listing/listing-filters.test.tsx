import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { wirePrices, wireProduct, wireSize } from '@/lib/platform/testing/wire-products';
import { FacetGroup } from './facet-group';
import { renderListing } from './testing/render-listing';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const hrefs = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));

describe.each(PLATFORM_VARIANTS)('The filters of a listing, fed by $name', ({ encode }) => {
  const screenOf: typeof renderListing = (listing, props) => renderListing({ ...listing, encode }, props);

  test('A-97: a list filtered by size links to its products in that size and shows that size’s price', () => {
    const valores = [
      wireSize(1, { label: 'P', precos: { ...wirePrices, por: 399, vista: 399 } }),
      wireSize(2, { label: 'M', selecionado: true }),
    ];
    const sized = wireProduct({ id: 1, nome: 'Serra', atributos: { simples: { nome: 'Tamanho', valores } } });
    const filtros = [
      {
        id: 3,
        nome: 'Tamanho',
        valores: [{ id: 31, label: 'P (até 129 mm)', ativo: true, rota: { query: {} } }],
      },
    ];
    screenOf({ conteudo: { produtos: [sized] }, detalhes: { filtros } });
    const card = screen.getByRole('article');
    expect(within(card).getByRole('link', { name: 'Serra' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?tamanho=P$/),
    );
    expect(card).toHaveTextContent('R$ 399,00');
  });

  test('LIST-15, LIST-16, LIST-17: the sheet opens and closes natively, and has a link that clears the filters', () => {
    screenOf();
    const panel = document.getElementById('filtros');
    expect(panel).toHaveAttribute('popover', 'auto');
    expect(screen.getByRole('button', { name: 'Filtrar | Ordenar' })).toHaveAttribute(
      'popovertarget',
      'filtros',
    );
    const close = screen.getByRole('button', { name: 'Fechar', hidden: true });
    expect(close).toHaveAttribute('popovertarget', 'filtros');
    expect(close).toHaveAttribute('popovertargetaction', 'hide');
    expect(screen.getAllByRole('link', { name: 'Limpar tudo', hidden: true })[0]).toHaveAttribute(
      'href',
      '/solar',
    );
  });

  test('LIST-20, LIST-21: filter values link to their filtered lists, and applied values are marked', () => {
    screenOf();
    expect(screen.getByRole('link', { name: 'Redondo', hidden: true })).toHaveAttribute(
      'href',
      '/solar?filtro=1',
    );
    const active = screen.getByRole('link', { name: 'Oval', hidden: true });
    expect(active).toHaveAttribute('aria-current', 'true');
    expect(active).toHaveAttribute('rel', 'nofollow');
  });

  test('LIST-20, L12: only after the values of a used filter is a link to the results, for the keyboard', () => {
    renderListing();
    const links = within(screen.getByLabelText('Filtros')).getAllByRole('link', { hidden: true });
    const skip = links.filter(({ textContent }) => textContent === 'Ver os resultados');
    expect(skip.map((link) => link.getAttribute('href'))).toEqual(['#produtos']);
    expect(skip[0]?.closest('details')?.querySelector('[aria-current]')).not.toBeNull();
  });

  test('LIST-20: shape, colour, size and price come first, and all of them except size are open', () => {
    const names = ['Material', 'Formato', 'Tamanho da frente', 'Cor'];
    const filtros = names.map((nome, id) => ({
      id,
      nome,
      valores: [{ label: `Valor de ${nome}`, rota: { query: { filtro: nome } } }],
    }));
    screenOf({ total: 40, detalhes: { filtros } });
    const groups = within(document.getElementById('filtros') ?? document.body).getAllByRole('group', {
      hidden: true,
    });
    expect(
      groups.map((group) => [group.querySelector('summary')?.textContent, group.hasAttribute('open')]),
    ).toEqual([
      ['Formato', true],
      ['Cor', true],
      ['Tamanho da frente', false],
      ['Preço', true],
      ['Material', false],
    ]);
  });

  test.each([
    ['short', 6, true],
    ['long', 7, false],
  ])('LIST-20: below a %s filter (%i values) the second filter is open: %s', (_length, count, isOpen) => {
    const valuesOf = (nome: string, length: number) =>
      Array.from({ length }, (_, id) => ({
        id,
        label: `${nome} ${id}`,
        rota: { query: { filtro: `${nome}${id}` } },
      }));
    const filtros = ['Formato', 'Cor'].map((nome, id) => ({ id, nome, valores: valuesOf(nome, count) }));
    screenOf({ total: 40, detalhes: { filtros } });
    const group = (nome: string) => screen.getByText(nome, { selector: 'summary' }).closest('details');
    expect(group('Formato')).toHaveAttribute('open');
    expect(group('Cor')?.hasAttribute('open')).toBe(isOpen);
  });

  test('LIST-20: next to a list of few cards, the size and price filters are collapsed', () => {
    const filtros = ['Formato', 'Cor'].map((nome, id) => ({
      id,
      nome,
      valores: [{ label: `Valor de ${nome}`, rota: { query: { filtro: nome } } }],
    }));
    screenOf({ detalhes: { filtros } });
    const isOpen = (nome: string) =>
      screen.getByText(nome, { selector: 'summary' }).closest('details')?.hasAttribute('open');
    expect(['Formato', 'Cor', 'Preço'].map(isOpen)).toEqual([true, true, false]);
  });

  test('LIST-20: a filter for measured sizes is open from the start', () => {
    const valores = ['P (até 129 mm)', 'M (130 a 139 mm)'].map((label, id) => ({
      id,
      label,
      rota: { query: { filtro: `t${id}` } },
    }));
    const others = ['Formato', 'Cor'].map((nome, id) => ({
      id,
      nome,
      valores: [{ id, label: `Valor de ${nome}`, rota: { query: { filtro: nome } } }],
    }));
    screenOf({
      total: 40,
      detalhes: { filtros: [...others, { id: 9, nome: 'Tamanho da frente', valores }] },
    });
    expect(screen.getByText('Tamanho da frente', { selector: 'summary' }).closest('details')).toHaveAttribute(
      'open',
    );
  });

  test('LIST-20: a filter group that the shopper opened stays open in the next list', async () => {
    const names = ['Formato', 'Cor', 'Material', 'Aro'];
    const filtros = names.map((nome, id) => ({
      id,
      nome,
      valores: [{ label: `Valor de ${nome}`, rota: { query: { filtro: nome } } }],
    }));
    const group = () => screen.getByText('Aro', { selector: 'summary' }).closest('details');
    const { unmount } = screenOf({ detalhes: { filtros } });
    expect(group()).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText('Aro', { selector: 'summary' }));
    await waitFor(() =>
      expect(within(group() as HTMLElement).getByRole('link', { hidden: true })).toBeInTheDocument(),
    );
    unmount();
    screenOf({ detalhes: { filtros } });
    expect(group()).toHaveAttribute('open');
    await userEvent.click(screen.getByText('Aro', { selector: 'summary' }));
    await waitFor(() => expect(group()).not.toHaveAttribute('open'));
  });

  test('LIST-20: long groups collapse their remaining values behind “Ver mais”', async () => {
    const valores = Array.from({ length: 12 }, (_, id) => ({
      id,
      label: `Marca ${id}`,
      rota: { query: { filtro: String(id) } },
    }));
    screenOf({ detalhes: { filtros: [{ id: 1, nome: 'Linha', valores }] } });
    expect(screen.queryByText('Marca 11')).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('Ver mais 4'));
    expect(await screen.findByRole('link', { name: 'Marca 11', hidden: true })).toHaveAttribute(
      'href',
      '/solar?filtro=11',
    );
  });

  test('LIST-19: categories show parents, current, children and siblings', () => {
    const category = (id: number, nome: string) => ({ id, nome, rota: { route: `/${nome}`, query: [] } });
    screenOf({
      detalhes: {
        categorias: {
          niveisAnteriores: [category(1, 'oculos')],
          atual: category(2, 'sol'),
          filhas: [category(3, 'aviador')],
          irmas: [category(4, 'grau')],
        },
      },
    });
    const nav = screen.getByRole('navigation', { name: 'Categorias', hidden: true });
    expect(hrefs(nav)).toEqual(['/oculos', '/aviador', '/grau']);
    expect(within(nav).getByText('sol')).toHaveAttribute('aria-current', 'page');
  });

  test('A6: applied filters are links that remove them', () => {
    screenOf();
    const chips = screen.getByRole('list', { name: 'Filtros aplicados' });
    expect(within(chips).getByRole('link', { name: 'Remover Formato: Oval' })).toHaveAttribute(
      'href',
      '/solar',
    );
  });

  test('LIST-15, LIST-28: an empty list shows no filters except links that remove the applied ones', () => {
    const opener = () => screen.queryByRole('button', { name: 'Filtrar | Ordenar' });
    const valores = [{ id: 1, label: 'Redondo', rota: { query: { filtro: '1' } } }];
    const { unmount } = screenOf({
      produtos: 0,
      detalhes: { filtros: [{ id: 1, nome: 'Formato', valores }] },
    });
    expect(opener()).toBeNull();
    expect(document.getElementById('filtros')).toBeNull();
    unmount();
    screenOf({ produtos: 0 });
    expect(opener()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Remover Formato: Oval' })).toBeVisible();
  });

  test('LIST-20: values show their product count if the platform sends it', () => {
    const shape = (label: string, quantidade?: number) => ({
      id: 1,
      label,
      quantidade,
      rota: { query: { filtro: label } },
    });
    const valores = [shape('Redondo', 26), shape('Oval')];
    screenOf({ detalhes: { filtros: [{ id: 1, nome: 'Formato', valores }] } });
    const countOf = (name: string) =>
      screen.getByRole('link', { name, hidden: true }).closest('li')?.getAttribute('data-count');
    expect([countOf('Redondo'), countOf('Oval')]).toEqual(['26', null]);
  });

  test('LIST-38: a custom price range is a native form that keeps the other filters', () => {
    screenOf();
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Faixa de preço', hidden: true });
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/solar']);
    expect(Object.fromEntries(new FormData(form))).toEqual({ filtro: '2', 'preco-de': '', 'preco-ate': '' });
  });
});

test('LIST-20: a group opened for a selected value closes when it is deselected; one that the shopper opened stays open', () => {
  const groupOf = (open: boolean) => <FacetGroup nome="Material" links={[]} isSingle={false} open={open} />;
  const { rerender } = render(groupOf(true));
  const group = screen.getByRole<HTMLDetailsElement>('group');
  const tell = () => fireEvent(group, new Event('toggle'));
  tell();
  rerender(groupOf(false));
  expect(group.open).toBe(false);
  group.open = true;
  tell();
  rerender(groupOf(false));
  expect(group.open).toBe(true);
});
