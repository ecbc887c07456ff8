import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reviewSummary, starBars } from '@/lib/catalog/reviews/review-summary';
import { produtoDetalheSchema } from '@/lib/platform/schemas/product-detail';
import { describeOnEachPlatform, encode } from '@/lib/platform/testing/variants';
import { ProductReviews } from './product-reviews';
import { RatingLink } from './rating-link';

jest.mock('@/lib/config/store-site', () => ({ storeOrigins: () => ['https://loja.example'] }));

const opinion = (id: number, nota: number, given: object = {}) => ({
  id,
  nome: `Cliente ${id}`,
  data: '2026-03-09T15:00:00.000Z',
  nota,
  comentario: `Opinião ${id}`,
  recomenda: nota > 3,
  ...given,
});

function renderReviews(avaliacao: unknown) {
  const produto = produtoDetalheSchema.parse(encode({ id: 7, nome: 'A', rota: [], avaliacao }));
  return render(<ProductReviews idProduto={7} summary={reviewSummary(produto.avaliacao)} />);
}

/** Filled share of a row of stars, from 0 to 1. */
function filledShare(stars: Element | undefined): number {
  const [, , totalWidth = 0] = (stars?.getAttribute('viewBox') ?? '').split(' ').map(Number);
  return Number(stars?.lastElementChild?.getAttribute('width')) / totalWidth;
}

describeOnEachPlatform('reviews', () => {
  test('REVIEW-01, REVIEW-18 to REVIEW-22, PDP-53: average, count, recommendation share, bars and reviews are shown', () => {
    renderReviews({
      media: 4.5,
      quantidade: 4,
      avaliacoes: [opinion(1, 5), opinion(2, 5), opinion(3, 4), opinion(4, 2)],
    });
    const section = screen.getByRole('region', { name: 'Avaliações do produto' });
    expect(section).toHaveTextContent('4 avaliações, 75% recomendam');
    const [average] = within(section).getAllByRole('img', { name: '4,5 de 5 estrelas' });
    expect(filledShare(average)).toBeCloseTo(0.9, 6);
    const opinions = within(section).getByRole('list');
    const bars = within(section).getByRole('group').querySelectorAll('svg');
    expect([...bars].map((bar) => bar.getAttribute('width'))).toEqual(['50%', '25%', '0%', '25%', '0%']);
    expect(opinions.firstElementChild).toHaveTextContent(/^Opinião 1Cliente 1, recomenda em 09\/03\/2026$/);
    expect(filledShare(within(section).getByRole('img', { name: '2 de 5 estrelas' }))).toBeCloseTo(0.4, 6);
  });

  test('A-93, REVIEW-01, REVIEW-03: the shop’s summary, the service’s rating and its widget are shown, each with its source', () => {
    const avaliacao = { media: 4, quantidade: 2, avaliacoes: [opinion(1, 5), opinion(2, 3)] };
    const produto = produtoDetalheSchema.parse(encode({ id: 7, nome: 'A', rota: [], avaliacao }));
    const service = { media: 4.6, quantidade: 12, recommendPercent: 91, bars: starBars(() => 2) };
    const summary = { ...reviewSummary(produto.avaliacao), service };
    const { rerender } = render(
      <ProductReviews idProduto={7} summary={summary} widget={<div data-testid="widget">5,0</div>} />,
    );
    const section = screen.getByRole('region', { name: 'Avaliações do produto' });
    expect(section).toHaveTextContent(
      /2 avaliações, 50% recomendamFonte: avaliações enviadas à loja.*12 avaliações, 91% recomendamFonte: serviço de avaliações/,
    );
    expect(section.querySelectorAll('fieldset svg[width$="%"]')).toHaveLength(10);
    expect(screen.getByTestId('widget').nextSibling).toHaveTextContent(/^Fonte: serviço de avaliações/);
    const own = { ...summary.own, quantidade: 0, media: 0, bars: [] };
    rerender(<ProductReviews idProduto={7} summary={{ ...summary, own }} />);
    expect(section).not.toHaveTextContent('enviadas à loja');
    expect(section).not.toHaveTextContent('Ainda não há');
    expect(section).toHaveTextContent('12 avaliações');
  });

  test('REVIEW-29: reviews can be filtered by grade, at first all are shown, and each review is marked with its grade', async () => {
    renderReviews({ avaliacoes: [opinion(1, 5), opinion(2, 5), opinion(3, 2)] });
    const choice = screen.getByRole('group', { name: 'Mostrar as avaliações com' });
    const radios = within(choice).getAllByRole('radio');
    expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
      '5 estrelas2',
      '2 estrelas1',
      'Todas as notas',
    ]);
    expect(radios.at(-1)).toBeChecked();
    await userEvent.click(screen.getByText(/^2 estrelas/));
    expect(radios[1]).toBeChecked();
    const notas = screen.getAllByText(/^Opinião \d$/).map((text) => text.closest('li')?.dataset.nota);
    expect(notas).toEqual(['5', '5', '2']);
  });

  test('REVIEW-29: reviews that all have the same grade have no grade filter', () => {
    renderReviews({ avaliacoes: [opinion(1, 5), opinion(2, 5)] });
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('REVIEW-30: a review shows at most four photos, and none with an invalid address', () => {
    const imagens = [1, 2, 3, 4, 5].map((n) => `https://loja.example/foto-${n}.jpg`);
    renderReviews({
      avaliacoes: [opinion(1, 5, { imagens }), opinion(2, 5, { imagens: ['javascript:alert(1)', '', null] })],
    });
    const photos = screen.getAllByRole('link', { name: /^Foto \d enviada por Cliente 1$/ });
    expect(photos.map((photo) => photo.getAttribute('href'))).toEqual(imagens.slice(0, 4));
    expect(screen.queryByRole('link', { name: /Cliente 2/ })).toBeNull();
  });

  test('C7, REVIEW-30: a photo on another host is shown without a link to it', () => {
    renderReviews({ avaliacoes: [opinion(1, 5, { imagens: ['//evil.example/foto.jpg'] })] });
    expect(screen.getByRole('img', { name: 'Foto 1 enviada por Cliente 1' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Foto 1 enviada por Cliente 1' })).toBeNull();
  });

  test('A-93: two sources with the same values are merged, and both are named', () => {
    const avaliacao = { media: 4, quantidade: 2, avaliacoes: [opinion(1, 5), opinion(2, 3)] };
    const produto = produtoDetalheSchema.parse(encode({ id: 7, nome: 'A', rota: [], avaliacao }));
    const summary = reviewSummary(produto.avaliacao);
    render(<ProductReviews idProduto={7} summary={{ ...summary, service: summary.own }} />);
    const section = screen.getByRole('region', { name: 'Avaliações do produto' });
    expect(section.textContent?.match(/2 avaliações/g)).toHaveLength(1);
    expect(section).toHaveTextContent(/Fontes: avaliações enviadas à loja e serviço de avaliações/);
  });

  test('REVIEW-26, CONST-11: at most seven reviews are shown', () => {
    renderReviews({
      media: 5,
      quantidade: 9,
      avaliacoes: Array.from({ length: 9 }, (_, id) => opinion(id + 1, 5)),
    });
    expect(screen.getAllByText(/^Opinião \d$/)).toHaveLength(7);
  });

  test('REVIEW-01: an average and a count without single reviews are shown without share and bars', () => {
    renderReviews({ media: 4.5, quantidade: 4, avaliacoes: [] });
    const section = screen.getByRole('region', { name: 'Avaliações do produto' });
    expect(section).toHaveTextContent('4,5');
    expect(section).toHaveTextContent('4 avaliações');
    expect(section).not.toHaveTextContent('%');
    expect(within(section).queryByRole('list')).toBeNull();
  });

  test('REVIEW-01: a count without an average is not shown as an average of 0', () => {
    renderReviews({ quantidade: 4, avaliacoes: [] });
    const section = screen.getByRole('region', { name: 'Avaliações do produto' });
    expect(section).toHaveTextContent('4 avaliações');
    expect(within(section).queryByRole('img')).toBeNull();
  });

  test('A-69: without reviews only the button to write one is shown', () => {
    renderReviews([]);
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
    expect(document.body).not.toHaveTextContent(/NaN|%/);
    expect(screen.getByRole('button', { name: 'Avaliar produto' })).toBeVisible();
  });

  test('C8: markup in reviews is escaped', () => {
    renderReviews({
      media: 5,
      quantidade: 1,
      avaliacoes: [opinion(1, 5, { comentario: '<img src=x onerror=alert(1)>' })],
    });
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  });

  test('REVIEW-02: clicking the button replaces it with the form', async () => {
    renderReviews([]);
    await userEvent.click(screen.getByRole('button', { name: 'Avaliar produto' }));
    expect(await screen.findByRole('form', { name: 'Avaliar produto' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Avaliar produto' })).toBeNull();
    expect(screen.getByRole('radio', { name: '1 de 5 estrelas' })).toHaveFocus();
  });
});

test('PDP-41, REVIEW-03: the rating in the head of the page links to the reviews', () => {
  const { rerender } = render(<RatingLink media={4.4} quantidade={12} />);
  const link = screen.getByRole('link', { name: '4,4 de 5 estrelas 12 avaliações' });
  expect(link).toHaveAttribute('href', '#avaliacoes');
  rerender(<RatingLink media={0} quantidade={0} />);
  expect(link).not.toBeInTheDocument();
});
