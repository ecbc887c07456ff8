import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emulateViewport } from '@/components/ui/testing';
import { NO_MEASURES, shopperMeasures } from '@/lib/catalog/product/shopper-measure-store';
import { muteConsole } from '@/lib/shared/testing/mute-console';
import { MeasureEditor } from './measure-editor';

// jsdom has no database for a saved prescription.
muteConsole('warn');

const scrollIntoView = jest.fn();

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = scrollIntoView;
  emulateViewport();
  window.localStorage.clear();
  act(() => shopperMeasures.set(NO_MEASURES));
});

afterEach(() => jest.restoreAllMocks());

const field = () => screen.getByLabelText('Largura do rosto, em mm');
const stored = () => window.localStorage.getItem('medidas-atuais');

async function typeWidth(text: string) {
  const user = userEvent.setup();
  await user.clear(field());
  if (text !== '') await user.type(field(), text);
  await user.click(screen.getByRole('button', { name: 'Guardar a largura' }));
}

test('TRY-18: measurements from an earlier visit do not move the focus', () => {
  window.localStorage.setItem('medidas-atuais', 'rosto 146±3 digitada');
  render(<MeasureEditor tryOnHref={null} sizedLists={{}} />);
  expect(screen.getByRole('heading', { name: 'Guardada neste aparelho' })).not.toHaveFocus();
  expect(document.body).toHaveFocus();
});

test('TRY-18: a typed width is saved, shows which size fits, collapses the forms, and can be deleted', async () => {
  render(<MeasureEditor tryOnHref={null} sizedLists={{}} />);
  await typeWidth('146 mm');
  expect(
    await screen.findByText('Largura do rosto: 146 mm (margem de 3 mm), digitada por você.'),
  ).toBeVisible();
  expect(screen.getByText('O tamanho G serve em você.')).toBeVisible();
  expect(screen.getByText('G', { selector: '[aria-hidden]' })).not.toHaveAttribute('data-several');
  expect(stored()).toBe('rosto 146±3 digitada');
  expect(field()).not.toBeVisible();
  const kept = screen.getByRole('heading', { name: 'Guardada neste aparelho' });
  expect(kept).toHaveFocus();
  expect(scrollIntoView.mock.contexts.at(-1)).toBe(kept);
  await userEvent.click(screen.getByRole('button', { name: 'Esquecer a minha medida' }));
  expect(stored()).toBeNull();
  expect(field()).toBeVisible();
});

test('TRY-18: a browser with full storage keeps the measurements for this visit, and says so', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<MeasureEditor tryOnHref={null} sizedLists={{}} />);
  await typeWidth('146');
  expect(await screen.findByRole('heading', { name: 'Guardada só nesta visita' })).toHaveFocus();
  expect(screen.getByText(/O navegador não deixou guardar/)).toBeVisible();
  expect(screen.queryByText('Guardada neste aparelho')).toBeNull();
});

test.each([
  ['', 'Digite a largura do seu rosto em milímetros.'],
  ['médio', 'Digite só o número de milímetros, como 138.'],
  ['109', 'Confira o número: a largura do rosto vai de 110 a 170 mm.'],
  ['170,5', 'Confira o número: a largura do rosto vai de 110 a 170 mm.'],
])('TRY-18: %j is rejected with a message at the field, and nothing is saved', async (text, message) => {
  render(<MeasureEditor tryOnHref={null} sizedLists={{}} />);
  await typeWidth(text);
  expect(await screen.findByText(message)).toBeVisible();
  expect(field()).toBeInvalid();
  expect(field()).toHaveFocus();
  expect(stored()).toBeNull();
});

test.each(['110', '170', '138,5'])('TRY-18: %s mm is accepted as a width', async (text) => {
  render(<MeasureEditor tryOnHref={null} sizedLists={{}} />);
  await typeWidth(text);
  expect(await screen.findByText(/^Largura do rosto: 1\d\d mm \(margem de 3 mm\)/)).toBeVisible();
});

test('TRY-18: three steps explain how to measure a face', () => {
  render(<MeasureEditor tryOnHref={null} sizedLists={{}} />);
  const steps = within(screen.getByRole('region', { name: 'Pela largura do rosto' })).getAllByRole(
    'listitem',
  );
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('espelho'),
    expect.stringContaining('régua'),
    expect.stringContaining('milímetros'),
  ]);
});

test('TRY-11: measuring with a photo comes first if the shop has the try-on', () => {
  const { unmount } = render(<MeasureEditor tryOnHref="/armacao-lua.html#provar" sizedLists={{}} />);
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent('Por uma foto');
  expect(screen.getByRole('link', { name: 'Provar em uma foto' })).toHaveAttribute(
    'href',
    '/armacao-lua.html#provar',
  );
  unmount();
  render(<MeasureEditor tryOnHref={null} sizedLists={{}} />);
  expect(screen.queryByText(/foto/)).toBeNull();
});

test('TRY-11, TRY-18: after saving, the first link leads to frames that fit, and a button shows the forms again', async () => {
  render(<MeasureEditor tryOnHref={null} sizedLists={{ G: '/oculos-de-grau?frente=tamanho-g' }} />);
  await typeWidth('146');
  const panel = within(await screen.findByRole('region', { name: 'Guardada neste aparelho' }));
  const fitting = panel.getByRole('link', { name: 'Ver as armações que servem' });
  expect(fitting).toHaveAttribute('href', '/oculos-de-grau?frente=tamanho-g');
  expect(fitting.parentElement?.firstElementChild).toBe(fitting);
  expect(panel.queryByRole('link', { name: 'Ver os produtos' })).not.toBeInTheDocument();
  const again = panel.getByRole('button', { name: 'Medir de novo', expanded: false });
  await userEvent.click(again);
  expect(again).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toBeVisible();
  await typeWidth('147');
  expect(field()).not.toBeVisible();
});

describe('the link after saving measurements', () => {
  const from = (canGoBack: boolean) =>
    Object.defineProperty(window, 'navigation', { value: { canGoBack }, configurable: true });
  afterEach(() => Reflect.deleteProperty(window, 'navigation'));

  test('TRY-11: the link goes back to the shopper’s previous page in this shop', async () => {
    from(true);
    const back = jest.spyOn(window.history, 'back').mockReturnValue(undefined);
    render(<MeasureEditor tryOnHref={null} sizedLists={{}} />);
    await typeWidth('146');
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar para onde eu estava' }));
    expect(back).toHaveBeenCalledTimes(1);
  });

  test('TRY-11: the link goes to the products if the shopper came from elsewhere', async () => {
    from(false);
    render(<MeasureEditor tryOnHref={null} sizedLists={{}} />);
    await typeWidth('146');
    expect(await screen.findByRole('link', { name: 'Ver os produtos' })).toHaveAttribute('href', '/');
  });
});

test('TRY-18: the page explains what is stored, where and for how long', async () => {
  render(<MeasureEditor tryOnHref={null} sizedLists={{}} />);
  const terms = within(screen.getByRole('region', { name: 'A medida é sua' }));
  expect(terms.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'O que fica guardado',
    'Onde',
    'Até quando',
  ]);
  expect(terms.getByText(/nunca é enviada/)).toBeVisible();
  await typeWidth('146');
  expect(await terms.findByText(/^Até você tocar em ‘Esquecer a minha medida’/)).toBeVisible();
});
