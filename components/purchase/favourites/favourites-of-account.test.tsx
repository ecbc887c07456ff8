import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GatewayError } from '@/lib/browser/gateway-client';
import {
  ACCOUNT,
  ALBA,
  ASK_AGAIN,
  BRISA,
  CAIS,
  gateway,
  hrefOf,
  keep,
  keepInAccount,
  mockedGateway,
  openList,
  resetFavourites,
  returnToTab,
  sent,
  stored,
} from './testing';

jest.mock('@/lib/browser/gateway-client', () => ({
  ...jest.requireActual('@/lib/browser/gateway-client'),
  fetchFromGateway: (key: string) => mockedGateway.fetchFromGateway(key),
  callGateway: (...sent: Parameters<typeof mockedGateway.callGateway>) => mockedGateway.callGateway(...sent),
}));

beforeEach(resetFavourites);

test('WISH-08, WISH-09: after the login the favourites stay listed while they are added to the account, which the page then says', async () => {
  gateway.isCustomer = true;
  keep(ALBA, BRISA);
  let respond: () => void = () => undefined;
  gateway.respond = () =>
    new Promise((resolve) => {
      respond = () => resolve({ sucesso: true });
    });
  openList();
  expect(await screen.findByText('Guardando na sua conta…')).toBeVisible();
  await waitFor(() => expect(sent('wishlist/add')).toEqual([6]));
  // The shop is doing it already.
  expect(screen.queryByRole('button', { name: /^Guardar/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/só neste aparelho/)).not.toBeInTheDocument();
  gateway.respond = () => ({ sucesso: true });
  await act(async () => respond());
  expect(await screen.findByText('2 favoritos, guardados na sua conta.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Armação Brisa' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Armação Alba' })).toBeVisible();
  expect(hrefOf('Ver todos na minha conta')).toBe('https://www.loja.example/minha-conta/lista-desejo/');
  expect(screen.queryByRole('link', { name: 'Entrar para guardar na conta' })).not.toBeInTheDocument();
  expect(stored()).toMatchObject([
    { id: 6, account: ACCOUNT },
    { id: 5, account: ACCOUNT },
  ]);
  // They were added a moment ago.
  expect(sent('wishlist/verify')).toEqual([]);
});

test('WISH-10: favourites that the account did not take are still listed, and one click tries again', async () => {
  const user = userEvent.setup();
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  gateway.isCustomer = true;
  keep(ALBA, BRISA);
  gateway.respond = ({ id }) => ({ sucesso: id === 6 });
  openList();
  expect(
    await screen.findByText('Não conseguimos guardar 1 favorito na sua conta. Ele continua aqui.'),
  ).toBeVisible();
  gateway.respond = () => ({ sucesso: false });
  await user.click(screen.getByRole('button', { name: 'Guardar 1 favorito na sua conta' }));
  expect(await screen.findByText('Nem todos foram guardados. Tente novamente mais tarde.')).toBeVisible();
  gateway.respond = () => ({ sucesso: true });
  await user.click(screen.getByRole('button', { name: 'Guardar 1 favorito na sua conta' }));
  expect(await screen.findByText('2 favoritos, guardados na sua conta.')).toBeVisible();
  expect(screen.queryByText(/^Não conseguimos|^Nem todos|^Pronto/)).not.toBeInTheDocument();
  warn.mockRestore();
});

test('WISH-03, WISH-09: a favourite that was removed in the account elsewhere leaves the list; one that cannot be verified stays', async () => {
  keepInAccount(ALBA, BRISA, CAIS);
  gateway.respond = async ({ id }) => {
    if (id === 6) throw new GatewayError(502);
    return { sucesso: id === 7 };
  };
  openList();
  expect(await screen.findByText('2 favoritos, guardados na sua conta.')).toBeVisible();
  expect(sent('wishlist/verify').toSorted((a, b) => a - b)).toEqual([5, 6, 7]);
  expect(screen.queryByText('Armação Alba')).not.toBeInTheDocument();
  expect(stored()).toMatchObject([{ id: 7 }, { id: 6 }]);
  expect(sent('wishlist/add')).toEqual([]);
});

test('WISH-03, WISH-09: a shopper who returns to the tab sees what was removed in the account meanwhile', async () => {
  keepInAccount(ALBA, BRISA);
  openList(ASK_AGAIN);
  await screen.findByText('2 favoritos, guardados na sua conta.');
  await waitFor(() => expect(sent('wishlist/verify')).not.toHaveLength(0));
  gateway.respond = ({ id }) => ({ sucesso: id === ALBA.id });
  await waitFor(async () => {
    await returnToTab();
    expect(screen.getByText('1 favorito, guardado na sua conta.')).toBeVisible();
  });
  expect(stored()).toMatchObject([{ id: ALBA.id }]);
});

test('WISH-09: removing a favourite removes it from the account, too, and undoing adds it again', async () => {
  const user = userEvent.setup();
  keepInAccount(ALBA, BRISA);
  openList();
  await screen.findByText('2 favoritos, guardados na sua conta.');
  await user.click(screen.getByRole('button', { name: 'Remover Armação Alba' }));
  expect(sent('wishlist/remove')).toEqual([5]);
  expect(screen.getByText('1 favorito, guardado na sua conta.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Desfazer: Armação Alba/ }));
  await waitFor(() => expect(sent('wishlist/add')).toEqual([5]));
  await user.click(screen.getByRole('button', { name: 'Remover todos' }));
  await waitFor(() => expect(sent('wishlist/remove')).toEqual([5, 6, 5]));
  await user.click(screen.getByRole('button', { name: /^Desfazer: 2 favoritos/ }));
  await waitFor(() => expect(sent('wishlist/add')).toEqual([5, 6, 5]));
  expect(stored()).toMatchObject([{ id: 6 }, { id: 5 }]);
});

test('WISH-01, WISH-09: a removal that the account rejects is undone, with a message', async () => {
  const user = userEvent.setup();
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  keepInAccount(ALBA, BRISA);
  openList();
  await screen.findByText('2 favoritos, guardados na sua conta.');
  gateway.respond = () => ({ sucesso: false });
  for (const name of ['Remover Armação Alba', 'Remover todos']) {
    await user.click(screen.getByRole('button', { name }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Não conseguimos atualizar os seus favoritos agora. Nada mudou');
    await user.click(within(dialog).getByRole('button', { name: 'Entendi' }));
    expect(screen.getByText('2 favoritos, guardados na sua conta.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Desfazer/ })).not.toBeInTheDocument();
  }
  warn.mockRestore();
});

test('WISH-09: if the account keeps some of all favourites, the message says so, and each removed one can be restored', async () => {
  const user = userEvent.setup();
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  keepInAccount(ALBA, BRISA);
  openList();
  await screen.findByText('2 favoritos, guardados na sua conta.');
  gateway.respond = ({ id }) => ({ sucesso: id === ALBA.id });
  await user.click(screen.getByRole('button', { name: 'Remover todos' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Não conseguimos remover todos');
  expect(dialog).not.toHaveTextContent('Nada mudou');
  await user.click(within(dialog).getByRole('button', { name: 'Entendi' }));
  expect(screen.getByText('1 favorito, guardado na sua conta.')).toBeVisible();
  gateway.respond = () => ({ sucesso: true });
  await user.click(screen.getByRole('button', { name: /^Desfazer: Armação Alba/ }));
  await waitFor(() => expect(stored()).toHaveLength(2));
  warn.mockRestore();
});

test('WISH-01, A31: without a connection the message says so', async () => {
  const user = userEvent.setup();
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  keepInAccount(ALBA, BRISA);
  openList();
  await screen.findByText('2 favoritos, guardados na sua conta.');
  gateway.respond = () => ({ sucesso: false });
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(screen.getByRole('button', { name: 'Remover Armação Alba' }));
  expect(await screen.findByRole('alertdialog', { name: 'Sem conexão com a internet' })).toHaveTextContent(
    'Os seus favoritos não mudaram.',
  );
  connection.mockRestore();
  warn.mockRestore();
});

test('WISH-09: after a logout the favourites of the account leave the device; the others stay', async () => {
  keepInAccount(ALBA, BRISA);
  gateway.isCustomer = false;
  keep(CAIS);
  openList();
  expect(await screen.findByText(/^1 favorito, guardado só neste aparelho/)).toBeVisible();
  expect(screen.queryByText('Armação Alba')).not.toBeInTheDocument();
  expect(stored()).toMatchObject([{ id: 7 }]);
  expect(gateway.calls).toEqual([]);
});

test('WISH-09: a customer without favourites on the device gets a link to the account’s favourites', async () => {
  gateway.isCustomer = true;
  openList();
  expect(await screen.findByText(/Os seus favoritos ficam na sua conta/)).toBeInTheDocument();
  expect(screen.queryByText(/[Nn]enhum/)).not.toBeInTheDocument();
  expect(hrefOf('Ver os favoritos da minha conta')).toBe(
    'https://www.loja.example/minha-conta/lista-desejo/',
  );
  // First, and with few others: the favourites are there.
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Ver os favoritos da minha conta',
    'Óculos de grau',
    'Óculos de sol',
  ]);
});
