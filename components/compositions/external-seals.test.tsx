import { act, fireEvent, render, screen } from '@testing-library/react';
import { SecuritySeals } from '@/components/layout/footer-view';
import { EXTERNAL_SEAL } from '@/lib/config/storefronts/testing';
import { ACCEPTED, applyConsent, REFUSED } from '@/lib/consent/consent';
import { ExternalSeals } from './external-seals';

test('FOOT-05, FOOT-09, L10: an external seal links to its certificate; its picture loads only with consent, in reserved space', async () => {
  const { container } = render(
    <SecuritySeals>
      <ExternalSeals seals={[EXTERNAL_SEAL]} />
    </SecuritySeals>,
  );
  const link = screen.getByRole('link', { name: 'Loja avaliada' });
  expect(link).toHaveAttribute('href', EXTERNAL_SEAL.href);
  expect(link).toHaveAttribute('rel', 'noopener nofollow');
  expect(link.closest('[data-seal]')).not.toBeNull();
  expect(container.querySelector('a > svg')).toHaveAttribute('width', '120');
  await act(() => applyConsent(REFUSED));
  expect(screen.queryByRole('img', { name: 'Loja avaliada' })).toBeNull();
  await act(() => applyConsent(ACCEPTED));
  const picture = screen.getByRole('img', { name: 'Loja avaliada' });
  expect(picture).toHaveAttribute('src', EXTERNAL_SEAL.image);
  expect(picture).toHaveAttribute('height', '48');
  expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
  fireEvent.error(picture);
  expect(link).toHaveTextContent('Loja avaliada');
});
