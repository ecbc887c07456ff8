import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { SecuritySeals } from '@/components/layout/footer-view';
import { emulateModalDialogs } from '@/components/ui/testing';
import { SealGuard } from './shell-extras';

beforeAll(emulateModalDialogs);

test('FOOT-09: a right click on a security seal says that copying is forbidden; elsewhere it opens the browser’s menu', async () => {
  render(
    <>
      <SecuritySeals />
      <p>Texto</p>
      <SealGuard />
    </>,
  );
  expect(fireEvent.contextMenu(screen.getByText('Texto'))).toBe(true);
  expect(fireEvent.contextMenu(screen.getByText('Conexão segura'))).toBe(false);
  const warning = await screen.findByRole('alertdialog');
  expect(warning).toHaveAccessibleName(/cópia.*proibida/);
  fireEvent.click(within(warning).getByRole('button', { name: 'Entendi' }));
  await waitFor(() => expect(warning).toHaveProperty('open', false));
});
