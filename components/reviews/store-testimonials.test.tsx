import { act, render, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { emulateViewport } from '@/components/ui/testing-screen';
import { storeReviewsSchema } from '@/lib/reviews/opinion';
import { DIALECTS } from '@/lib/store-api/testing/dialects';
import { StoreTestimonials } from './store-testimonials';

const asked: string[] = [];
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
  asked.length = 0;
  status = 200;
  jest.useFakeTimers();
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL) => {
    asked.push(String(url));
    return { ok: status === 200, status, json: async () => body } as Response;
  });
});
afterEach(() => jest.useRealTimers());

function show(title?: string) {
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <StoreTestimonials title={title} fallback={<p>espera</p>} />
    </SWRConfig>,
  );
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe.each(DIALECTS)('testimonials of the service beside $name', ({ speak: write }) => {
  beforeEach(() => {
    body = storeReviewsSchema.parse(write(FACTS));
  });

  test('REVIEW-25, CONST-17: the reviews are asked for after two seconds, not before', async () => {
    show();
    await pass(1_999);
    expect(asked).toEqual([]);
    expect(screen.getByText('espera')).toBeInTheDocument();
    await pass(1);
    expect(asked).toEqual(['/v2/front/reviews/store']);
  });

  test('REVIEW-04, REVIEW-23, HOME-14: text, author, day in Portuguese and stars, as text and nothing else', async () => {
    show();
    await pass(2_000);
    const section = screen.getByRole('region', { name: 'Depoimentos de clientes' });
    expect(within(section).getAllByRole('listitem')).toHaveLength(2);
    expect(within(section).getByText('Chegou em quatro dias.')).toBeInTheDocument();
    expect(section).toHaveTextContent('Helena P.14 de novembro de 2026');
    expect(within(section).getAllByRole('img', { name: '5 de 5 estrelas' })).toHaveLength(2);
    expect(within(section).getByText('<b>Ótimo</b>')).toBeInTheDocument();
    expect(within(section).getByText('Avaliações inventadas.')).toBeInTheDocument();
    expect(section.querySelectorAll('time')).toHaveLength(1);
    expect(screen.queryByText('espera')).not.toBeInTheDocument();
  });

  test('REVIEW-05: the strip takes the title that its place has', async () => {
    show('OPINIÕES REAIS DE CLIENTES');
    await pass(2_000);
    expect(screen.getByRole('heading', { name: 'OPINIÕES REAIS DE CLIENTES' })).toBeInTheDocument();
  });

  test('REVIEW-28: four in view over 1023 px, three on a tablet, one on a phone', async () => {
    show();
    await pass(2_000);
    const row = screen.getByRole('list', { name: 'Depoimentos de clientes' });
    expect({ ...row.dataset }).toEqual({ narrow: '1', medium: '3', wide: '4' });
  });

  test('HOME-27, ERR-11: a service that fails leaves nothing', async () => {
    status = 502;
    const { container } = show();
    await pass(2_000);
    expect(container).toBeEmptyDOMElement();
  });
});
