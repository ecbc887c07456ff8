import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// On a busy machine, loading it takes longer than a test waits.
import '@/components/ui/carousel-slider';
import { ChosenSizeLink } from '@/components/catalog/buy-box/purchase-context';
import { emulateViewport, layOutRow } from '@/components/ui/testing';
import { describeOnEachPlatform } from '@/lib/platform/testing/variants';
import { wireColour, wirePicture, wireSize } from '@/lib/platform/testing/wire-products';
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

  test('PDP-43: a colour whose status the platform does not send is not called sold out', () => {
    const valores = [
      wireColour(7, 'Preto', { selecionado: true }),
      wireColour(8, 'Azul', { produto: { id: 8, midias: [] } }),
    ];
    renderProductPage({ atributos: { unico: { nome: 'Cor', valores } } });
    expect(within(screen.getByRole('region', { name: 'Mais cores' })).getByRole('link')).toHaveTextContent(
      /^Azul$/,
    );
  });

  test('PDP-43: a colour without a photo shows its dot, marked so that styles do not crop it', () => {
    const valores = [
      wireColour(7, 'Preto', { selecionado: true }),
      wireColour(8, 'Azul', {
        produto: { id: 8, estoque: 2, status: 'disponivel', midias: { imagens: [wirePicture(1)] } },
      }),
    ];
    renderProductPage({ atributos: { unico: { nome: 'Cor', valores } } });
    const pictures = within(screen.getByRole('region', { name: 'Mais cores' })).getAllByRole('presentation');
    expect(
      pictures.map((picture) => [picture.getAttribute('src'), picture.hasAttribute('data-swatch')]),
    ).toEqual([
      ['https://loja/cor-7.svg', true],
      ['https://loja/m_1.webp', false],
    ]);
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

  test('PDP-43, PDP-44: once the row has moved to the current colour, the arrows follow its position, without a slider', async () => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: false, addEventListener: jest.fn() });
    const valores = [1, 2, 3, 4, 5].map((id) => wireColour(id, `Cor ${id}`, { selecionado: id === 5 }));
    renderProductPage({ atributos: { unico: { nome: 'Cor', valores } } });
    const row = within(screen.getByRole('region', { name: 'Mais cores' })).getByRole('list');
    layOutRow(row, 300, 100);
    Object.defineProperty(row, 'scrollWidth', { value: 500 });
    expect(screen.getByRole('button', { name: 'Voltar cores' })).toHaveAttribute('aria-disabled', 'true');
    row.scrollLeft = 100;
    fireEvent.scroll(row);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Voltar cores' })).not.toHaveAttribute('aria-disabled'),
    );
    expect(screen.getByRole('button', { name: 'Avançar cores' })).not.toHaveAttribute('aria-disabled');
    row.scrollLeft = 200;
    fireEvent.scroll(row);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Avançar cores' })).toHaveAttribute('aria-disabled', 'true'),
    );
    expect(row).not.toHaveAttribute('data-attached');
  });

  test.each([
    [4, 100],
    [2, 0],
  ])(
    'PDP-43, PDP-44: colour %d, the current one, is in view with as many colours before it as fit',
    async (currentId, position) => {
      const mocks = [
        jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
          this: HTMLElement,
        ) {
          return this.matches('li') ? [...(this.parentElement?.children ?? [])].indexOf(this) * 100 : 0;
        }),
        jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100),
        jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300),
      ];
      const valores = [1, 2, 3, 4, 5].map((id) =>
        wireColour(id, `Cor ${id}`, { selecionado: id === currentId }),
      );
      renderProductPage({ atributos: { unico: { nome: 'Cor', valores } } });
      const row = within(screen.getByRole('region', { name: 'Mais cores' })).getByRole('list');
      const scrolled = jest.spyOn(row, 'scrollLeft', 'set');
      await waitFor(() => expect(scrolled).toHaveBeenCalled());
      // Browsers do not scroll before the start.
      expect(Math.max(0, row.scrollLeft)).toBe(position);
      for (const mock of mocks) mock.mockRestore();
    },
  );
});
