import { render, screen, within } from '@testing-library/react';
import { MAQUINAS, OCULOS } from '@/lib/config/storefronts/testing';
import { BlackLanding } from './black-landing';

const EMPTY = {
  eclipse: OCULOS.eclipse,
  menuName: OCULOS.copy.campaignMenu,
  title: 'Noite preta',
  breadcrumb: [{ label: 'Home', href: '/' }],
  intro: null,
  categories: [],
  products: <p>Lista de produtos</p>,
  brands: [],
  description: null,
  questionsTitle: '',
  questions: [],
  footer: null,
};

test('VARIANT-03 to VARIANT-08, A-70: the page shows its name, menu, products, brands, text and questions', () => {
  render(
    <BlackLanding
      {...EMPTY}
      intro={<p>Preto fosco.</p>}
      categories={[
        {
          label: 'Óculos de sol',
          href: '/sol',
          links: [{ label: 'Redondo', href: '/sol/redondo', icon: 'data:image/svg+xml,x' }],
        },
      ]}
      brands={[{ label: 'Araúna', href: '/marcas/arauna' }]}
      description={<h2>Por que preto</h2>}
      questions={[
        { pergunta: 'Esquenta?', resposta: 'Um pouco.' },
        { pergunta: 'Posso trocar?', resposta: 'Pode.' },
      ]}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Noite preta$/);
  expect(screen.getByText('Preto fosco.')).toBeVisible();
  const hrefs = (part: HTMLElement) =>
    within(part)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(hrefs(screen.getByRole('navigation', { name: 'Campanha: Óculos por formato' }))).toEqual([
    '/sol',
    '/sol/redondo',
  ]);
  expect(screen.getByText('Lista de produtos')).toBeVisible();
  expect(hrefs(screen.getByRole('region', { name: 'Navegue Por Marca' }))).toEqual(['/marcas/arauna']);
  expect(screen.getByRole('heading', { level: 2, name: 'Por que preto' })).toBeVisible();
  const questions = screen.getByRole('region', { name: 'Perguntas frequentes' });
  expect(within(questions).getByText('Um pouco.')).toBeVisible();
  expect(within(questions).getByText('Pode.').closest('details')).not.toHaveAttribute('open');
  expect(within(questions).getByText('Posso trocar?').closest('summary')).not.toBeNull();
});

test('VARIANT-03: a page with only name and products omits the other sections', () => {
  render(<BlackLanding {...EMPTY} />);
  expect(screen.getByText('Lista de produtos')).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test.each([OCULOS, MAQUINAS])(
  'VARIANT-01, VARIANT-04: $name has its own eclipse drawing and menu name',
  ({ eclipse, copy }) => {
    const categorias = [{ label: 'Primeira', href: '/primeira', links: [] }];
    const { container } = render(
      <BlackLanding {...EMPTY} eclipse={eclipse} menuName={copy.campaignMenu} categories={categorias} />,
    );
    expect(container.querySelectorAll(`svg path[d="${eclipse.body}"]`)).toHaveLength(eclipse.centres.length);
    expect(screen.getByRole('navigation', { name: `Campanha: ${copy.campaignMenu}` })).toBeVisible();
  },
);
