import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { destroyCookie } from 'nookies';
import { shopperRegion } from '@/lib/browser/shopper-region';
import { purchaseOptions } from '@/lib/catalog/product/purchase-options';
import { OCULOS } from '@/lib/config/storefronts/testing';
import { creditNote } from '@/lib/config/storefronts/texts';
import { produtoDetalheSchema } from '@/lib/platform/schemas/product-detail';
import { describeOnEachPlatform, encode } from '@/lib/platform/testing/variants';
import { wirePrices, wireProduct, wireSize } from '@/lib/platform/testing/wire-products';
import { PurchaseProvider, usePurchase } from './purchase-context';
import { PurchasePanel } from './purchase-panel';
import { TrustFacts } from './trust-facts';

function BuyProbe() {
  const { payload, needsSize, flagMissingSize } = usePurchase();
  return (
    <button type="button" onClick={flagMissingSize} data-needs={needsSize}>
      {payload ? `levar ${payload.itens[0]?.idAtributoSimples}` : 'nada'}
    </button>
  );
}

function renderPanel(given: object = {}) {
  const options = purchaseOptions(produtoDetalheSchema.parse(encode(wireProduct(given))));
  return render(
    <PurchaseProvider options={options}>
      <PurchasePanel
        buyButton={<BuyProbe />}
        contactOffer={<p>Fale conosco</p>}
        trust={<TrustFacts visit={OCULOS.copy.storeVisit} />}
        creditNote={creditNote(OCULOS.credit)}
      />
    </PurchaseProvider>,
  );
}

const sizes = (...valores: object[]) => ({ atributos: { simples: { nome: 'Tamanho', valores } } });
const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';

describeOnEachPlatform('PurchasePanel', () => {
  afterEach(() => {
    destroyCookie(null, 'uf', { path: '/' });
    shopperRegion.set(shopperRegion.initial);
  });

  test('PDP-33 to PDP-36: old price, Pix price, price and instalments are shown', () => {
    renderPanel();
    expect(document.querySelector('s')).toHaveTextContent('R$ 599,90');
    expect(text()).toContain('R$ 404,91 à vista no PIX, 10% a menos que no cartão');
    expect(text()).toContain('ou R$ 449,90 em até 10x de R$ 44,99 sem juros');
  });

  test('PDP-36: instalment plans are rendered when first opened', async () => {
    renderPanel();
    expect(screen.queryByRole('table', { hidden: true })).toBeNull();
    await userEvent.click(screen.getByText('Ver todas as parcelas'));
    expect(screen.getByRole('table')).toBeVisible();
  });

  test('PDP-36, L6, L7: every instalment option is listed with total and interest', async () => {
    renderPanel();
    await userEvent.click(screen.getByText('Ver todas as parcelas'));
    const rows = screen.getAllByRole('row').map((row) => row.textContent?.replaceAll('\u00a0', ' '));
    expect(rows).toEqual([
      'ParcelasTotalJurosCET ao ano (ao mês)',
      '1x de R$ 404,91R$ 404,91com 10% de desconto',
      '10x de R$ 44,99R$ 449,90sem juros',
      '12x de R$ 41,50R$ 498,002,99%: R$ 48,1020,96% (1,60%)',
    ]);
    expect(text()).toContain('Quem antecipa parcelas paga menos juros.');
    expect(text()).toContain(
      'Condições válidas por 2 dias. Encargos por atraso: os do contrato com a administradora do seu cartão.',
    );
  });

  test('A-89, DATA-15, L6: an instalment rate that the platform hides is not shown, but the effective annual cost is', async () => {
    const [discount, , interest] = wirePrices.parcelamento;
    renderPanel({
      precos: {
        ...wirePrices,
        parcelamento: [
          { ...discount, exibirTaxa: false },
          { ...interest, exibirTaxa: 'n' },
        ],
      },
    });
    await userEvent.click(screen.getByText('Ver todas as parcelas'));
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells).toContain('com desconto');
    expect(cells.slice(-2).map((cell) => cell?.replaceAll('\u00a0', ' '))).toEqual([
      'R$ 48,10',
      '20,96% (1,60%)',
    ]);
  });

  test('L7: interest-free plans show no credit terms', async () => {
    renderPanel({
      precos: { ...wirePrices, parcelamento: [{ parcelas: 10, valorParcela: 44.99, taxa: 0 }] },
    });
    await userEvent.click(screen.getByText('Ver todas as parcelas'));
    expect(screen.getByRole('table')).toBeVisible();
    expect(text()).not.toMatch(/Encargos por atraso|antecipa/);
  });

  test('L7: the total of an interest-free plan is the price despite rounding; other totals add up the instalments', async () => {
    renderPanel({
      precos: {
        ...wirePrices,
        parcelamento: [
          { parcelas: 7, valorParcela: 64.27, taxa: 0 },
          { parcelas: 12, valorParcela: 41.5, taxa: 1.5 },
        ],
      },
    });
    await userEvent.click(screen.getByText('Ver todas as parcelas'));
    const [, free, dear] = screen.getAllByRole('row');
    expect(free).toHaveTextContent(/^7x de R\$\s64,27R\$\s449,90/);
    expect(dear).toHaveTextContent(/^12x de R\$\s41,50R\$\s498,00/);
  });

  test('L2: the contract is linked next to the button', () => {
    renderPanel();
    expect(screen.getByRole('link', { name: 'termos de compra' })).toHaveAttribute(
      'href',
      '/pagina/termos-de-compra',
    );
  });

  test('PDP-48: the chosen size determines price, stock and the cart request', async () => {
    renderPanel(sizes(wireSize(50), wireSize(52, { estoque: 1, precos: { ...wirePrices, vista: 430 } })));
    expect(screen.getByRole('button', { name: 'nada' })).toHaveAttribute('data-needs', 'true');
    await userEvent.click(screen.getByRole('radio', { name: /^52/ }));
    expect(screen.getByRole('button', { name: 'levar 52' })).toHaveAttribute('data-needs', 'false');
    expect(screen.getByRole('radio', { name: /^52 R\$.430,00$/ })).toBeChecked();
    // If sizes differ in price, each shows its price.
    expect(screen.getByRole('radio', { name: /^50 R\$.404,91$/ })).not.toBeChecked();
    expect(text()).toContain('R$ 430,00 à vista no PIX');
    expect(screen.getByText('Só 1 unidade em estoque!')).toBeVisible();
  });

  test('PDP-48: Back and a reload restore the chosen size, unless it has sold out since', async () => {
    const given = sizes(wireSize(50), wireSize(52));
    const { unmount } = renderPanel(given);
    window.history.replaceState({ router: 'state' }, '');
    await userEvent.click(screen.getByRole('radio', { name: '52' }));
    expect(window.history.state).toMatchObject({ router: 'state' });
    unmount();
    renderPanel(given).unmount();
    renderPanel(given);
    expect(screen.getByRole('button', { name: 'levar 52' })).toBeVisible();
    cleanup();
    renderPanel(sizes(wireSize(50), wireSize(52, { estoque: 0 })));
    expect(screen.queryByRole('button', { name: 'levar 52' })).toBeNull();
  });

  test('PDP-48: a sold-out size is labelled and disabled', () => {
    renderPanel(sizes(wireSize(50), wireSize(52, { estoque: 0 })));
    expect(screen.getByRole('radio', { name: '52 esgotado' })).toBeDisabled();
  });

  test('PDP-48: where sizes differ in price, a sold-out size visibly says so in place of its price', () => {
    renderPanel(sizes(wireSize(50), wireSize(52, { estoque: 0, precos: { ...wirePrices, vista: 430 } })));
    expect(screen.getByRole('radio', { name: '52 esgotado' })).toBeDisabled();
    expect(screen.getByText('esgotado')).not.toHaveClass('visually-hidden');
  });

  test('PDP-25, PDP-48: buying without a size shows an error until one is chosen', async () => {
    renderPanel(sizes(wireSize(50), wireSize(52)));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'nada' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Escolha o tamanho para continuar.');
    expect(screen.getByRole('radio', { name: '50' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'nada' }));
    expect(screen.getByRole('radio', { name: '50' })).toHaveFocus();
    await userEvent.click(screen.getByRole('radio', { name: '50' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('PDP-48, VARIANT-01: the label of the choice is the platform’s attribute name', async () => {
    renderPanel({ atributos: { simples: { nome: 'Voltagem', valores: [wireSize(127), wireSize(220)] } } });
    await userEvent.click(screen.getByRole('button', { name: 'nada' }));
    expect(screen.getByRole('group', { name: 'Voltagem' })).toHaveAccessibleDescription(
      'Escolha a voltagem para continuar.',
    );
    expect(document.body).not.toHaveTextContent(/tamanho/i);
  });

  test('PDP-40: the low-stock notice shows for exactly one piece', () => {
    renderPanel({ estoque: 2 });
    expect(screen.queryByText('Só 1 unidade em estoque!')).toBeNull();
    expect(screen.getByText('Em estoque')).toBeVisible();
    cleanup();
    renderPanel({ estoque: 1 });
    expect(screen.getByText('Só 1 unidade em estoque!')).toBeVisible();
  });

  test.each([0, -1, 'sem controle', null])('PDP-55: a stock of %j shows no low-stock notice', (estoque) => {
    renderPanel({ estoque });
    expect(screen.queryByText(/em estoque/i)).toBeNull();
  });

  test('PDP-37: a product without a price or cart payload shows contact options instead of the button', () => {
    renderPanel({ precos: [] });
    expect(screen.getByText('Fale conosco')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(text()).not.toMatch(/NaN|R\$/);
  });

  test('PDP-31, PDP-32, A-27: 27 states are offered, São Paulo first, and the choice is saved in the cookie uf', async () => {
    renderPanel();
    const select = screen.getByRole('combobox', { name: 'Seu estado' });
    expect(select).toHaveDisplayValue('São Paulo');
    await userEvent.hover(select);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(27));
    expect(select).toHaveValue('SP');
    await userEvent.selectOptions(select, 'Minas Gerais');
    expect(select).toHaveValue('MG');
    expect(document.cookie).toContain('uf=MG');
  });
});

test('PDP-48: a buy button outside a PurchaseProvider throws', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<BuyProbe />)).toThrow('PurchaseProvider');
  log.mockRestore();
});
