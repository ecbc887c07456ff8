import { render, screen } from '@testing-library/react';
import { bannerSchema } from '@/lib/platform/schemas/blocks';
import { BrandHead } from './brand-head';

const banner = bannerSchema.parse({
  id: '1',
  nome: 'Serra',
  alt: 'Óculos sobre pedra',
  dimensoes: { desktop: { imagem: '/d.webp' }, mobile: { imagem: '/m.webp' } },
});

test('LIST-03, LIST-08: a brand has its logo as heading, a text and a picture', () => {
  render(<BrandHead title="Serra" logo="/serra.svg" description={<p>Titânio leve.</p>} banner={banner} />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Serra' });
  expect(heading).toHaveTextContent(/^Serra$/);
  expect(heading.querySelector('img')).toHaveAttribute('src', '/serra.svg');
  expect(screen.getByText('Titânio leve.')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Óculos sobre pedra' })).toHaveAttribute('src', '/d.webp');
});

test('LIST-07, LIST-08: without logo, text and picture the head is the name', () => {
  render(<BrandHead title="Serra" logo="" description={undefined} banner={null} />);
  expect(screen.getByRole('banner', { hidden: true })).toHaveTextContent(/^Serra$/);
  expect(screen.queryByRole('img')).toBeNull();
});
