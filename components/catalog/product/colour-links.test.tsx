import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChosenSizeLink } from '@/components/catalog/buy-box/purchase-context';
import { emulateViewport } from '@/components/ui/testing';
import { describeOnEachPlatform } from '@/lib/platform/testing/variants';
import { wireColour, wireSize } from '@/lib/platform/testing/wire-products';
import { renderProductPage } from './testing';

beforeEach(() => {
  emulateViewport();
});

describeOnEachPlatform('other colours of a product', () => {
  test('PDP-43: each colour is a link with its name; the current and the sold-out colours are marked', () => {
    const valores = [
      wireColour(7, ' Preto ', { selecionado: true }),
      wireColour(8, 'Azul'),
      wireColour(9, 'Vinho', { produto: { id: 9, estoque: 0, status: 'indisponivel', midias: [] } }),
    ];
    renderProductPage({ atributos: { unico: { nome: 'Cor', valores } } });
    const region = screen.getByRole('region', { name: 'Mais cores' });
    expect(within(region).getByText('Preto').closest('[aria-current]')).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(
      within(region)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Azul', '/armacao-8.html'],
      ['Vinho (esgotado)', '/armacao-9.html'],
    ]);
    expect(within(region).getByRole('list')).not.toHaveAttribute('data-free');
    expect(within(region).queryByRole('button')).toBeNull();
  });

  test('A-97, PDP-43: links to other colours and to the comparison keep the chosen size', async () => {
    renderProductPage(
      {
        atributos: {
          simples: {
            nome: 'Tamanho',
            valores: [wireSize(1, { label: '46' }), wireSize(2, { label: '48', selecionado: true })],
          },
          unico: {
            nome: 'Cor',
            valores: [wireColour(7, 'Preto', { selecionado: true }), wireColour(8, 'Azul')],
          },
        },
      },
      { favouriteButton: <ChosenSizeLink href="/comparar#/armacao-serra.html">Comparar</ChosenSizeLink> },
    );
    const colour = screen.getByRole('link', { name: 'Azul' });
    expect(colour).toHaveAttribute('href', '/armacao-8.html');
    await userEvent.click(screen.getByRole('radio', { name: /^46/ }));
    expect(colour).toHaveAttribute('href', '/armacao-8.html?tamanho=46');
    expect(screen.getByRole('link', { name: 'Comparar' })).toHaveAttribute(
      'href',
      '/comparar#/armacao-serra.html?tamanho=46',
    );
  });

  test('PDP-44, CONST-05: more than three colours have scroll arrows', () => {
    const valores = [1, 2, 3, 4].map((id) => wireColour(id, `Cor ${id}`));
    renderProductPage({ atributos: { unico: { nome: 'Cor', valores } } });
    expect(within(screen.getByRole('region', { name: 'Mais cores' })).getByRole('list')).toHaveAttribute(
      'data-free',
    );
    expect(screen.getByRole('button', { name: 'Avançar cores' })).toBeVisible();
  });

  test('PDP-43, PDP-44: the current colour is scrolled into view', async () => {
    const left = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(0);
    left.mockImplementation(function (this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
    });
    const valores = [1, 2, 3, 4, 5].map((id) => wireColour(id, `Cor ${id}`, { selecionado: id === 4 }));
    renderProductPage({ atributos: { unico: { nome: 'Cor', valores } } });
    const row = within(screen.getByRole('region', { name: 'Mais cores' })).getByRole('list');
    await waitFor(() => expect(row.scrollLeft).toBe(300 - row.offsetLeft));
    left.mockRestore();
  });
});
