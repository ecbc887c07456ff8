import { act, render, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import type { WapStore } from '@/lib/analytics/wap-store';
import { carrinhoSchema, usuarioSchema } from '@/lib/platform/schemas/cart';
import { createCartClient } from '@/lib/purchase/cart/cart-client';
import { CartContext } from '@/lib/purchase/cart/cart-context';
import { createPanelStore } from '@/lib/purchase/cart/panel-state';
import { CART_KEY } from '@/lib/purchase/cart/use-cart';
import { AnalyticsHost } from './analytics-host';

jest.mock('next/navigation', () => ({ usePathname: () => '/quem-somos' }));

// Missing in jsdom.
globalThis.structuredClone = (value) => JSON.parse(JSON.stringify(value));

const published = () => (window as Window & { WapStore?: WapStore }).WapStore;

test('TRACK-02: publishing waits until both cart and visitor have loaded', async () => {
  document.title = 'Quem somos';
  const responses: Record<string, unknown> = {
    [CART_KEY]: carrinhoSchema.parse({ quantidadeItens: 3 }),
    '/v2/front/checkout/user': usuarioSchema.parse({ nomeRazao: 'Ana' }),
  };
  const releases = new Map<string, () => void>();
  const fetchMock = jest.fn(async (path: string) => {
    await new Promise<void>((release) => releases.set(path, release));
    return { ok: true, status: 200, json: async () => responses[path] };
  });
  Object.assign(globalThis, { fetch: fetchMock });
  const panel = createPanelStore();
  const cartClient = createCartClient({ panel, broadcast: () => undefined });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <CartContext value={{ cartClient, panel, storeSiteUrl: 'https://www.loja.example' }}>
        <AnalyticsHost container={null} />
      </CartContext>
    </SWRConfig>,
  );
  await waitFor(() => expect([...releases.keys()].sort()).toEqual(Object.keys(responses).sort()));
  for (const release of releases.values()) {
    expect(published()).toBeUndefined();
    await act(async () => release());
  }
  await waitFor(() => expect(published()?.carrinho).toMatchObject({ quantidade: 3 }));
  expect(published()?.pagina).toMatchObject({ nome: 'Quem somos' });
  expect(fetchMock).toHaveBeenCalledTimes(2);
});
