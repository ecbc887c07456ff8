import { act, render as renderElement, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { usuarioSchema } from '@/lib/platform/schemas/cart';
import { useCustomer, useCustomerOfRestoredPage, useRefreshCustomer } from './customer';

let respond: () => object;
const requested = jest.fn();

beforeEach(() => {
  requested.mockClear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL) => {
    requested(String(url));
    const body = respond();
    return { ok: true, status: 200, json: async () => body } as Response;
  });
});
afterEach(() => jest.restoreAllMocks());

const named = (nomeRazao: string) => () => usuarioSchema.parse({ id: 1, nomeRazao, logado: 's' });

function Name() {
  return <p>{useCustomer()?.nomeRazao ?? 'ninguém'}</p>;
}

let refreshCustomer: () => Promise<unknown>;

function Page({ children }: { children: ReactNode }) {
  refreshCustomer = useRefreshCustomer();
  useCustomerOfRestoredPage();
  return children;
}

/** Each test has its own SWR cache. */
const render = (children: ReactNode) =>
  renderElement(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <Page>{children}</Page>
    </SWRConfig>,
  );

test('API-37, SALE-02: several components share one request', async () => {
  respond = named('Ana');
  render(
    <>
      <Name />
      <Name />
    </>,
  );
  expect(await screen.findAllByText('Ana')).toHaveLength(2);
  expect(requested.mock.calls).toEqual([['/v2/front/checkout/user']]);
});

test('fetching again publishes the new customer, and a failure keeps the last one', async () => {
  respond = named('Ana');
  render(<Name />);
  await screen.findByText('Ana');
  respond = named('Rui');
  await act(async () => void (await refreshCustomer()));
  expect(screen.getByText('Rui')).toBeInTheDocument();
  respond = () => {
    throw new TypeError('offline');
  };
  await act(async () => void (await refreshCustomer()));
  expect(screen.getByText('Rui')).toBeInTheDocument();
});

test('API-37: a tab that gets the focus fetches again', async () => {
  respond = named('Ana');
  render(<Name />);
  await screen.findByText('Ana');
  respond = named('Rui');
  const later = Date.now() + 10_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('Rui')).toBeInTheDocument();
});

test('API-37, T7: the customer is fetched again after going back from the store’s login', async () => {
  respond = named('Ana');
  render(<Name />);
  await screen.findByText('Ana');
  respond = named('Rui');
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(await screen.findByText('Rui')).toBeInTheDocument();
});
