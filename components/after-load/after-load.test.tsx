import { act, render, screen } from '@testing-library/react';
import { AfterLoad } from './after-load';

jest.mock('./shell-extras', () => ({ ShellExtras: () => <p>extras</p> }));

afterEach(() => jest.restoreAllMocks());

test('HEAD-15, A31: what no page waits for comes after the load', async () => {
  jest.useFakeTimers();
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  render(<AfterLoad whatsApp="WhatsApp 24 horas" />);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.queryByText('extras')).not.toBeInTheDocument();
  window.dispatchEvent(new Event('load'));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText('extras')).toBeInTheDocument();
  jest.useRealTimers();
});
