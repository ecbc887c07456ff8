import { render, screen, waitFor } from '@testing-library/react';
import { CrashFallback } from './crash-fallback';

test('ERR-06, A-09: the plain text appears at once, and the countdown once its code has loaded', async () => {
  render(<CrashFallback />);
  const heading = 'Por uma indisponibilidade do sistema, a página não pôde ser carregada.';
  expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Recarregar agora' })).toBeVisible();
  expect(await screen.findByRole('timer')).toBeVisible();
  expect(screen.getByRole('heading', { name: heading })).toBeVisible();
});

test('ERR-06: early clicks are replayed even if the page did not hydrate', async () => {
  const replay = jest.fn();
  Reflect.set(window, 'replayEarlyPresses', replay);
  render(<CrashFallback />);
  await waitFor(() => expect(replay).toHaveBeenCalled());
  Reflect.deleteProperty(window, 'replayEarlyPresses');
});
