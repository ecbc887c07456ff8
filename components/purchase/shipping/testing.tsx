import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { destroyCookie } from 'nookies';
import { SWRConfig } from 'swr';
import { PurchaseProvider } from '@/components/catalog/buy-box/purchase-context';
import { emulateModalDialogs } from '@/components/ui/testing';
import { purchaseOptions } from '@/lib/catalog/product/purchase-options';
import { produtoDetalheSchema } from '@/lib/platform/schemas/product-detail';
import { fretesSchema } from '@/lib/platform/schemas/purchase';
import { wireProduct } from '@/lib/platform/testing/wire-products';
import type { Laboratory } from '@/lib/purchase/delivery-date';
import { ShippingQuote } from './shipping-quote';

let written = (facts: unknown) => facts;
/** The platform's response as the gateway returns it. */
export const quote = () =>
  fretesSchema.parse(
    written({
      fretes: [
        { id: 3, label: 'Sedex', prazo: '3 dias úteis', valor: 0 },
        { id: 7, label: 'Expresso', prazo: 1, valor: 29.9 },
      ],
      mensagem: '',
      restricaoEntrega: '',
    }),
  );

/** A Monday at noon. */
const NOW = new Date('2026-11-23T15:00:00Z');

/** Sets up each test of shipping quotes, with the platform's responses encoded by `write`. */
export function prepareShipping(write: (facts: unknown) => unknown): void {
  beforeEach(() => {
    written = write;
    jest.useFakeTimers({ now: NOW, advanceTimers: true });
    emulateModalDialogs();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    destroyCookie(null, 'cep', { path: '/' });
    destroyCookie(null, 'uf', { path: '/' });
    jest.restoreAllMocks();
  });
}

/** The quote of a product page. */
export function shipping(given: object = {}, laboratory?: Laboratory) {
  const options = purchaseOptions(produtoDetalheSchema.parse(written(wireProduct(given))));
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <PurchaseProvider options={options}>
        <ShippingQuote laboratory={laboratory} />
      </PurchaseProvider>
    </SWRConfig>,
  );
}

export const opener = () => screen.getByRole('button', { name: 'Calcular frete e prazo de entrega' });
export const cep = () => screen.getByRole('textbox', { name: 'CEP' });
export async function open() {
  await userEvent.click(opener());
  return screen.findByRole('dialog', { name: 'Frete e prazo de entrega' });
}
export const calculate = () => userEvent.click(screen.getByRole('button', { name: 'Calcular' }));
