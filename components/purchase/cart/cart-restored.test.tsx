import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { restoredPlaces } from '@/lib/purchase/cart/restored-lines';
import { cartOf, defaultResponse, openCart, platform, startPlatform } from './testing';

const LENSES = { nome: 'Tipo', valor: 'Multifocal' };

describe.each(PLATFORM_VARIANTS)('cart of $name', ({ encode }) => {
  beforeEach(() => startPlatform(encode));

  test('CART-25: a restored line is back in its place, and its message is outside the list that scrolls', async () => {
    const user = userEvent.setup();
    const product = { tipo: 'produto', quantidade: 1, precos: { precoPor: 100, total: 100 } };
    const lineOf = (nome: string) => ({
      ...product,
      nome,
      quantidade: nome === 'Um' ? 2 : 1,
      hash: { idProduto: nome.length, adicional: nome },
      personalizacao: [LENSES],
    });
    const answers: Record<string, string[]> = {
      DELETE: ['Segunda'],
      POST: ['Segunda', 'Um'],
      GET: ['Um', 'Segunda'],
    };
    platform.respond = (call) => {
      const { status, body } = defaultResponse(call);
      if (call.path !== 'checkout/cart') return { status, body };
      return { status, body: cartOf({}, { itens: answers[call.method]?.map(lineOf) }) };
    };
    await openCart(user);
    await user.click(await screen.findByRole('button', { name: 'Remover Um' }));
    const undo = await screen.findByRole('button', { name: 'Desfazer' });
    const list = screen.getByRole('list', { name: 'Produtos na sacola' });
    expect(list.parentElement?.parentElement).not.toContainElement(undo);
    await user.click(undo);
    expect(await screen.findByText('De volta à sacola: Um')).toHaveAttribute('role', 'status');
    expect(screen.getByText('De volta à sacola')).toBeVisible();
    const names = screen.getAllByRole('button', { name: /^Remover/ }).map((each) => each.ariaLabel);
    expect(names).toEqual(['Remover Um', 'Remover Segunda']);
    expect(restoredPlaces.read()).toEqual([{ key: expect.stringContaining('Um'), index: 0 }]);
    // The next change ends the greeting.
    await user.click(screen.getByRole('button', { name: 'Aumentar a quantidade de Segunda' }));
    await waitFor(() => expect(screen.queryByText('De volta à sacola')).not.toBeInTheDocument());
  });
});
