import { render, screen } from '@testing-library/react';
import { LooseLensesSteps } from './loose-lenses-steps';

test('A21: the page of lenses sold without a frame explains in three steps how to send prescription and frame', () => {
  render(<LooseLensesSteps nome="Lentes Serra" whatsapp="(11) 99999-9999" />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Compre o par de lentes.',
    'Mande a foto da receita pelo WhatsApp (abre em nova aba).',
    'Diga a armação: uma desta loja ou a sua.',
  ]);
  const { search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /^pelo WhatsApp/ }).href);
  expect(new URLSearchParams(search).get('text')).toBe(
    'Olá! Quero enviar a minha receita para: Lentes Serra',
  );
});

test('A21: without a WhatsApp number there is no link', () => {
  render(<LooseLensesSteps nome="Lentes Serra" whatsapp="" />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('Mande a foto da receita.')).toBeVisible();
});

test('A21: where the order takes the prescription, the steps begin with it', () => {
  render(<LooseLensesSteps nome="Lentes Serra" whatsapp="" isAsked />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Anexe a receita, em foto ou digitada, ou mande depois.',
    'Diga a armação: uma desta loja ou a sua.',
    'Um ótico confere o grau e as medidas com você antes do corte.',
  ]);
});
