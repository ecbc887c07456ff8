import { render, screen } from '@testing-library/react';
import { absentFeatures, STORED_DATA } from '@/lib/consent/stored-data';
import { StoredDataSections } from './cookie-policy';

test('L9, L10: the privacy page lists all stored data with purpose and duration, and necessary data separately', () => {
  render(<StoredDataSections absent={[]} />);
  const terms = screen.getAllByRole('term');
  expect(terms.map((term) => term.querySelector('code')?.textContent).sort()).toEqual(
    STORED_DATA.map(({ name }) => name).sort(),
  );
  for (const { text, duration } of STORED_DATA) {
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getAllByText(`Duração: ${duration}`)[0]).toBeVisible();
  }
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
});

test('VARIANT-01: a shop without lenses and measurements does not list data that only those features store', () => {
  render(<StoredDataSections absent={absentFeatures({ lenses: false, measurements: false })} />);
  const names = screen.getAllByRole('term').map((term) => term.querySelector('code')?.textContent);
  for (const name of ['lens:*', 'medidas-atuais', 'comparar']) expect(names).not.toContain(name);
  expect(names).toContain('favoritos');
  expect(document.body).not.toHaveTextContent(/saúde|rosto/);
});
