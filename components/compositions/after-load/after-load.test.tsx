import { act, render, screen } from '@testing-library/react';
import { AfterLoad } from './after-load';

jest.mock('./shell-extras', () => ({ ShellExtras: () => <p>extras</p> }));

afterEach(() => jest.restoreAllMocks());

test('HEAD-15, A31: non-critical parts render after the load event', async () => {
  jest.useFakeTimers();
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  render(<AfterLoad chatLabel="WhatsApp 24 horas" />);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.queryByText('extras')).not.toBeInTheDocument();
  window.dispatchEvent(new Event('load'));
  await act(() => jest.advanceTimersByTimeAsync(1_499));
  expect(screen.queryByText('extras')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('extras')).toBeInTheDocument();
  jest.useRealTimers();
});

test('HEAD-15: the first interaction renders non-critical parts at once', async () => {
  render(<AfterLoad chatLabel="WhatsApp 24 horas" />);
  window.dispatchEvent(new Event('scroll'));
  expect(await screen.findByText('extras')).toBeInTheDocument();
});
