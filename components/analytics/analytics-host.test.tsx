import { render, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import type { WapStore } from '@/lib/analytics/wap-store';
import { carrinhoSchema, usuarioSchema } from '@/lib/platform/schemas/cart';
import { createCartClient } from '@/lib/purchase/cart/cart-client';
import { CartContext } from '@/lib/purchase/cart/cart-context';
import { createPanelStore } from '@/lib/purchase/cart/panel-state';
import { AnalyticsHost } from './analytics-host';

jest.mock('next/navigation', () => ({ usePathname: () => '/quem-somos' }));

// jsdom has none.
globalThis.structuredClone = (value) => JSON.parse(JSON.stringify(value));

const published = () => (window as Window & { WapStore?: WapStore }).WapStore;

test('TRACK-02: a cart and a visitor that SWR reads late, one after the other, are both waited for', async () => {
  document.title = 'Quem somos';
  const releases: (() => void)[] = [];
  const fetchMock = jest.fn(async (path: string) => {
    await new Promise<void>((release) => releases.push(release));
    const body =
      path === '/v2/front/checkout/cart'
        ? carrinhoSchema.parse({ quantidadeItens: 3 })
        : usuarioSchema.parse({ nomeRazao: 'Ana' });
    return { ok: true, status: 200, json: async () => body };
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
  for (const count of [1, 2]) {
    // The second call waits for the session that the first one opens.
    await waitFor(() => expect(releases).toHaveLength(count));
    expect(published()).toBeUndefined();
    releases.at(-1)?.();
  }
  await waitFor(() => expect(published()?.carrinho).toMatchObject({ quantidade: 3 }));
  expect(published()?.pagina).toMatchObject({ nome: 'Quem somos' });
  expect(fetchMock).toHaveBeenCalledTimes(2);
});
