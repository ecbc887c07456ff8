import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emulateModalDialogs } from '@/components/ui/testing';
import { prepareFaceClient } from '@/lib/try-on/face-client';
import { TryOnDialog } from './try-on-dialog';

jest.mock('@/lib/try-on/face-client');
emulateModalDialogs();

const FRONT = { frontWidth: 138, bridge: 18, lensWidth: 52, lensHeight: 41 };

test('TRY-02, TRY-10: the models are loaded when the shopper agrees, while a photo is chosen, and not before', async () => {
  render(<TryOnDialog name="Serra" front={FRONT} colours={[]} open onClose={() => undefined} />);
  expect(screen.getByText(/não saem deste aparelho/)).toBeVisible();
  expect(screen.queryByLabelText('Escolher uma foto')).not.toBeInTheDocument();
  expect(prepareFaceClient).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Concordo, quero provar' }));
  expect(prepareFaceClient).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Escolher uma foto')).toBeEnabled();
});
