import { render, screen } from '@testing-library/react';
import { STORED_DATA } from '@/lib/consent/stored-data';
import { StoredDataSections } from './cookie-policy';

test('L9, L10: the privacy page names all that is stored, with reason and duration, the necessary apart', () => {
  render(<StoredDataSections />);
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
