import { render, screen } from '@testing-library/react';
import { LooseLensesNote } from './loose-lenses';

test('A21: a note on lenses sold without a frame explains how to send prescription and frame by WhatsApp', () => {
  render(<LooseLensesNote nome="Lentes Serra" whatsapp="(11) 99999-9999" />);
  expect(
    screen.getByText(/^Só o par de lentes, sem a armação\. Depois da compra, mande a foto da receita/),
  ).toHaveTextContent('abre em nova aba e diga em qual armação montamos: uma desta loja ou a sua.');
  const { search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /^pelo WhatsApp/ }).href);
  expect(new URLSearchParams(search).get('text')).toBe(
    'Olá! Quero enviar a minha receita para: Lentes Serra',
  );
});

test('A21: without a WhatsApp number the note has no link', () => {
  render(<LooseLensesNote nome="Lentes Serra" whatsapp="" />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText(/mande a foto da receita e diga/)).toBeVisible();
});
