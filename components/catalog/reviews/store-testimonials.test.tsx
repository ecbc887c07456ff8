import { act, render, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { emulateViewport } from '@/components/ui/testing';
import { storeReviewsSchema } from '@/lib/catalog/reviews/service-schema';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { StoreTestimonials } from './store-testimonials';

const requests: string[] = [];
let status = 200;
let body: unknown;
const FACTS = {
  notice: ' Avaliações inventadas. ',
  store_reviews: [
    { id: 912, text: ' Chegou em quatro dias. ', author: 'Helena P.', date: '2026-11-14', rate: 5 },
    { id: 911, text: '<b>Ótimo</b>', author: 'Márcio', date: 'ontem', rate: 5 },
    { id: 910, text: '', author: 'Ninguém', date: '', rate: 5 },
  ],
};

beforeEach(() => {
  emulateViewport();
  requests.length = 0;
  status = 200;
  jest.useFakeTimers();
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL) => {
    requests.push(String(url));
    return { ok: status === 200, status, json: async () => body } as Response;
  });
});
afterEach(() => jest.useRealTimers());

function renderTestimonials(title?: string) {
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <StoreTestimonials title={title} fallback={<p>espera</p>} />
    </SWRConfig>,
  );
}

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe.each(PLATFORM_VARIANTS)('store testimonials of $name', ({ encode }) => {
  beforeEach(() => {
    body = storeReviewsSchema.parse(encode(FACTS));
  });

  test('REVIEW-25, CONST-17: the reviews are requested after two seconds', async () => {
    renderTestimonials();
    await advance(1_999);
    expect(requests).toEqual([]);
    expect(screen.getByText('espera')).toBeInTheDocument();
    await advance(1);
    expect(requests).toEqual(['/v2/front/reviews/store']);
  });

  test('REVIEW-04, REVIEW-23, HOME-14: each testimonial shows text, author, Portuguese date and stars; markup is escaped', async () => {
    renderTestimonials();
    await advance(2_000);
    const section = screen.getByRole('region', { name: 'Depoimentos de clientes' });
    expect(within(section).getAllByRole('listitem')).toHaveLength(2);
    expect(within(section).getByText('Chegou em quatro dias.')).toBeInTheDocument();
    expect(section).toHaveTextContent('Helena P.14 de novembro de 2026');
    expect(within(section).getAllByRole('img', { name: '5 de 5 estrelas' })).toHaveLength(2);
    expect(within(section).getByText('<b>Ótimo</b>')).toBeInTheDocument();
    // Not next to a title that says 'REAIS' (real people).
    expect(section.lastElementChild).toHaveTextContent(/^Avaliações inventadas\.$/);
    expect(section.querySelectorAll('time')).toHaveLength(1);
    expect(screen.queryByText('espera')).not.toBeInTheDocument();
  });

  test('REVIEW-22, DATA-30: the platform’s grades from 1 to 10 become stars, and missing fields are left out', async () => {
    const testimonial = (id: number, given: object) => ({ id, nome: 'Rita', data: '2026-03-09', ...given });
    body = storeReviewsSchema.parse(
      encode({
        store_reviews: [
          testimonial(1, { mensagem: 'Tudo certo.', experiencia: 10, atendimento: 9, recomenda: true }),
          testimonial(2, { comentario: 'Bom produto.', nota: 5 }),
          testimonial(3, { mensagem: 'Sem nota alguma.', experiencia: 0, atendimento: 11 }),
        ],
      }),
    );
    renderTestimonials();
    await advance(2_000);
    const [store, product, ...others] = screen.getAllByRole('listitem');
    expect(others).toEqual([]);
    expect(store).toHaveTextContent(
      /^Tudo certo\.RitaExperiência 10, atendimento 9, recomenda9 de março de 2026$/,
    );
    expect(within(store as HTMLElement).getByRole('img')).toHaveAccessibleName('4,8 de 5 estrelas');
    expect(product).toHaveTextContent(/^Bom produto\.Rita9 de março de 2026$/);
  });

  test('REVIEW-23: a testimonial’s date is the day in São Paulo', async () => {
    body = storeReviewsSchema.parse(
      encode({
        store_reviews: [{ id: 1, text: 'Ótimo.', author: 'Rita', date: '2027-01-01T02:30:00Z', rate: 5 }],
      }),
    );
    renderTestimonials();
    await advance(2_000);
    expect(screen.getByRole('listitem')).toHaveTextContent(/31 de dezembro de 2026$/);
  });

  test('REVIEW-05: the title is configurable', async () => {
    renderTestimonials('OPINIÕES REAIS DE CLIENTES');
    await advance(2_000);
    expect(screen.getByRole('heading', { name: 'OPINIÕES REAIS DE CLIENTES' })).toBeInTheDocument();
  });

  test('REVIEW-28: four testimonials are visible above 1023 px, three on a tablet, one on a phone', async () => {
    renderTestimonials();
    await advance(2_000);
    const row = screen.getByRole('list', { name: 'Depoimentos de clientes' });
    expect({ ...row.dataset }).toEqual({ narrow: '1', medium: '3', wide: '4' });
  });

  test('HOME-27, ERR-11: the section is hidden if the service fails', async () => {
    status = 502;
    const { container } = renderTestimonials();
    await advance(2_000);
    expect(container).toBeEmptyDOMElement();
  });
});
