import { render, screen, within } from '@testing-library/react';
import { MAQUINAS, OCULOS } from '@/lib/config/storefronts/testing';
import { DataProtection } from './data-protection';

test('L9: the privacy page names the data protection officer', () => {
  render(<DataProtection storefront={OCULOS} />);
  expect(document.body).toHaveTextContent('Helena Prado é a pessoa encarregada');
  expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:atendimento@meridiano.example');
});

test('L13: the privacy page lists each server log with this shop’s retention period', () => {
  render(
    <DataProtection
      storefront={{
        dataOfficer: null,
        features: MAQUINAS.features,
        retention: { accessMonths: 8, failureDays: 1 },
      }}
    />,
  );
  const durationOf = (name: string) => {
    const entry = screen.getByText(name).parentElement as HTMLElement;
    return within(entry).getByText(/^Duração/).textContent;
  };
  expect(durationOf('Registro de acesso')).toBe('Duração: 8 meses');
  expect(durationOf('Registro de falhas')).toBe('Duração: 1 dia');
  expect(durationOf('Limite de uso')).toBe('Duração: até 1 hora');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});

test('VARIANT-01: only a shop with lenses explains how prescriptions are handled', () => {
  const { rerender } = render(<DataProtection storefront={OCULOS} />);
  expect(document.body).toHaveTextContent('pedidos, mensagens e receitas');
  rerender(<DataProtection storefront={MAQUINAS} />);
  expect(document.body).toHaveTextContent('pedidos e mensagens, segue');
  expect(document.body).not.toHaveTextContent('receitas');
});
