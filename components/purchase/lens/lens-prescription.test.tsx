import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { redirectTo } from '@/lib/browser/location';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { wireSize } from '@/lib/platform/testing/wire-products';
import { pictureOfPdf } from '@/lib/purchase/lens/pdf/picture-of-pdf';
import * as photos from '@/lib/purchase/lens/photo';
import { mockGatewayResponse } from '@/lib/purchase/testing';
import { atReceipt, CART, dialog, resetLenses, setEncoding } from './testing';

jest.mock('@/lib/browser/location');
jest.mock('@/lib/purchase/lens/photo', () => ({
  ...jest.requireActual('@/lib/purchase/lens/photo'),
  inspectPhoto: jest.fn(async () => undefined),
  renderPhoto: jest.fn(async () => ({ dataUrl: 'data:image/jpeg;base64,/9j/', width: 20, height: 10 })),
}));
jest.mock('@/lib/purchase/lens/pdf/picture-of-pdf', () => ({
  isPdf: jest.fn(async ({ type }: File) => type === 'application/pdf'),
  pictureOfPdf: jest.fn(async () => new Blob(['drawn'])),
}));

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

beforeEach(() => {
  resetLenses();
  jest.mocked(redirectTo).mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** The element that was last scrolled into view. */
const scrolledTexts = () =>
  jest.mocked(Element.prototype.scrollIntoView).mock.contexts.at(-1)?.textContent ?? '';

describe.each(PLATFORM_VARIANTS)('the prescription step, fed by $name', ({ encode }) => {
  beforeEach(() => setEncoding(encode));

  const photo = new File(['x'], 'receita.jpg', { type: 'image/jpeg' });
  const choose = (user: UserEvent) => user.upload(screen.getByLabelText(/^Escolher foto/), photo);

  test('LENS-11, A-41: a WhatsApp link next to the upload mentions frame, size and lenses', async () => {
    const valores = [wireSize(3, { label: 'G' })];
    await atReceipt({ atributos: { simples: { nome: 'Tamanho', valores } } });
    const link = screen.getByRole('link', { name: 'Enviar receita pelo WhatsApp' });
    const url = new URL(link.getAttribute('href') ?? '');
    expect(url.origin + url.pathname).toBe('https://wa.me/5511999999999');
    expect(url.searchParams.get('text')).toContain('Armação Serra.\nTamanho G\n');
    expect(url.searchParams.get('text')).toContain('Espessura: Fina, 1.61');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  test('A28, LENS-12: the focus moves to the chosen photo, unless the shopper gives consent while the photo is being read', async () => {
    const { user } = await atReceipt();
    await choose(user);
    await waitFor(() => expect(screen.getByLabelText('Trocar arquivo')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Excluir' }));
    await user.click(await screen.findByRole('button', { name: 'sim' }));
    await waitFor(() => expect(screen.getByLabelText(/^Escolher foto/)).toHaveFocus());

    const drawn = await photos.renderPhoto(photo, 0);
    let finish = () => {};
    const drawing = new Promise<typeof drawn>((resolve) => {
      finish = () => resolve(drawn);
    });
    jest.mocked(photos.renderPhoto).mockReturnValueOnce(drawing);
    await choose(user);
    const consent = screen.getByRole('checkbox', { name: /^Autorizo o uso dos dados de saúde/ });
    await user.click(consent);
    act(() => finish());
    expect(await screen.findByLabelText('Trocar arquivo')).toBeInTheDocument();
    expect(consent).toHaveFocus();
  });

  test('LENS-15, L9: the photo is sent only after consent, which is not preselected', async () => {
    const { user } = await atReceipt();
    await choose(user);
    const consent = screen.getByRole('checkbox', { name: /^Autorizo o uso dos dados de saúde/ });
    expect(consent).not.toBeChecked();
    await user.click(await screen.findByRole('button', { name: 'Enviar e continuar' }));
    expect(screen.queryByText('RECEITA ENVIADA COM SUCESSO!')).not.toBeInTheDocument();
    expect(screen.getByText('Para enviar a receita, marque a sua autorização.')).toBeInTheDocument();
    expect(consent).toHaveFocus();
    expect(scrolledTexts()).toContain('Para enviar a receita, marque a sua autorização.');
    await user.click(consent);
    await user.click(screen.getByRole('button', { name: 'Enviar e continuar' }));
    expect(screen.getByText('RECEITA ENVIADA COM SUCESSO!')).toBeInTheDocument();
  });

  test('A25, LENS-15, L9: a sent photo can be rotated; one that replaces it has to be sent again', async () => {
    const { user } = await atReceipt();
    await choose(user);
    await user.click(screen.getByRole('checkbox', { name: /^Autorizo/ }));
    await user.click(await screen.findByRole('button', { name: 'Enviar e continuar' }));
    await user.click(screen.getByRole('button', { name: 'Girar' }));
    await waitFor(() => expect(photos.renderPhoto).toHaveBeenLastCalledWith(photo, 1));
    expect(await screen.findByRole('button', { name: 'Finalizar' })).toBeInTheDocument();
    await user.upload(screen.getByLabelText('Trocar arquivo'), photo);
    expect(await screen.findByRole('button', { name: 'Enviar e continuar' })).toBeInTheDocument();
    expect(screen.queryByText('RECEITA ENVIADA COM SUCESSO!')).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /^Autorizo/ })).toBeChecked();
  });

  test('LENS-10: the summary says if the prescription is still missing', async () => {
    const { user } = await atReceipt();
    const summary = screen.getByRole('region', { name: 'Resumo das lentes' });
    expect(summary).toHaveTextContent(/Receita\s*falta enviar/);
    expect(summary).not.toHaveTextContent(/Foto (anexada|escolhida)/);
    await choose(user);
    await screen.findByRole('button', { name: 'Enviar e continuar' });
    expect(scrolledTexts()).toMatch(/^Confira: dá para ler todos os números/);
    expect(summary).toHaveTextContent('Foto escolhida, ainda não enviada');
    expect(summary).not.toHaveTextContent('falta enviar');
    await user.click(screen.getByRole('checkbox', { name: /^Autorizo/ }));
    await user.click(screen.getByRole('button', { name: 'Enviar e continuar' }));
    expect(summary).toHaveTextContent('Foto anexada');
    expect(summary).not.toHaveTextContent(/Receita:|ainda não enviada/);
  });

  test('LENS-12: the field lists accepted formats; a rejected file shows a message and the previous one is kept', async () => {
    const { user } = await atReceipt();
    expect(screen.getByText(/^Até 10 MB; o PDF, de até duas páginas/)).toBeInTheDocument();
    await choose(user);
    const preview = await screen.findByRole('img', { name: 'Receita que você escolheu' });
    await user.click(screen.getByRole('button', { name: 'Ampliar a receita' }));
    const viewer = await screen.findByRole('dialog', { name: 'Foto ampliada' });
    expect(viewer.querySelector('img')).toHaveAttribute('src', 'data:image/jpeg;base64,/9j/');
    expect(within(viewer).queryByRole('button', { name: 'Próxima foto' })).not.toBeInTheDocument();
    await user.click(within(viewer).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(viewer).not.toBeInTheDocument());
    jest.mocked(photos.inspectPhoto).mockRejectedValueOnce(new photos.PhotoError('Este arquivo está vazio.'));
    await user.upload(screen.getByLabelText('Trocar arquivo'), photo);
    const counts = 'Este arquivo está vazio. Continua valendo a receita de antes, mostrada aqui acima.';
    expect(await screen.findByText(counts)).toBeInTheDocument();
    await waitFor(() => expect(scrolledTexts()).toContain('Este arquivo está vazio.'));
    expect(preview).toBeInTheDocument();
  });

  test('LENS-23: a PDF becomes a picture that can be rotated; a rejected PDF changes nothing', async () => {
    const { user } = await atReceipt();
    const pdf = new File(['%PDF-1.7'], 'receita.pdf', { type: 'application/pdf' });
    await user.click(screen.getByText(/^Digitar os valores/));
    await user.type(screen.getByRole('textbox', { name: 'Esférico, Olho direito (OD)' }), '-2,25');
    jest
      .mocked(pictureOfPdf)
      .mockRejectedValueOnce(new photos.PhotoError('Este PDF está protegido por senha.'));
    await user.upload(screen.getByLabelText(/^Escolher foto ou PDF/), pdf);
    expect(await screen.findByText('Este PDF está protegido por senha.')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Receita que você escolheu' })).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Esférico, Olho direito (OD)' })).toHaveValue('-2,25');

    await user.upload(screen.getByLabelText(/^Escolher foto ou PDF/), pdf);
    await user.click(await screen.findByRole('button', { name: 'Girar' }));
    const drawn = await jest.mocked(pictureOfPdf).mock.results.at(-1)?.value;
    expect(jest.mocked(photos.renderPhoto)).toHaveBeenLastCalledWith(drawn, 1);
  });

  test("LENS-16, A-43: deleting asks 'Tem certeza que deseja excluir?'; Não keeps the photo, Sim removes it", async () => {
    const { user } = await atReceipt();
    await choose(user);
    await user.click(await screen.findByRole('button', { name: 'Excluir' }));
    const question = await screen.findByRole('alertdialog', { name: 'Tem certeza que deseja excluir?' });
    await user.click(within(question).getByRole('button', { name: 'não' }));
    expect(screen.getByRole('img', { name: 'Receita que você escolheu' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Excluir' }));
    await user.click(await screen.findByRole('button', { name: 'sim' }));
    expect(screen.queryByRole('img', { name: 'Receita que você escolheu' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(/^Escolher foto/)).toHaveFocus());
  });

  test('LENS-13, LENS-14: “Finalizar” posts the photo as base64 to product/shop and opens the returned address', async () => {
    const fetchMock = mockGatewayResponse(200, { carrinho: { url: CART } });
    const { user } = await atReceipt();
    await choose(user);
    await user.click(screen.getByRole('checkbox', { name: /^Autorizo/ }));
    await user.click(await screen.findByRole('button', { name: 'Enviar e continuar' }));
    await user.click(screen.getByRole('button', { name: 'Finalizar' }));
    await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(CART));
    const [path, init] = fetchMock.mock.calls[0] ?? [];
    expect(path).toBe('/v2/front/product/shop');
    expect(JSON.parse(String(init?.body))).toMatchObject({
      carrinho: true,
      produtos: [
        {
          id: 7,
          quantidade: 1,
          idAtributoValor: 0,
          preco: 449.9,
          personalizacao: [
            { id: '11' },
            { id: '12' },
            { id: '13' },
            { id: '14', valorUpload: 'data:image/jpeg;base64,/9j/' },
          ],
        },
      ],
    });
  });

  test('LENS-20, R3: after a 503, photo, consent and typed values are kept for a retry', async () => {
    mockGatewayResponse(503, { error: 'Muitas receitas' });
    const { user } = await atReceipt();
    await choose(user);
    await user.click(screen.getByText(/^Digitar os valores/));
    await user.type(screen.getByRole('textbox', { name: 'Esférico, Olho direito (OD)' }), '-2,25');
    await user.click(screen.getByRole('checkbox', { name: /^Autorizo/ }));
    await user.click(await screen.findByRole('button', { name: 'Enviar e continuar' }));
    await user.click(screen.getByRole('button', { name: 'Finalizar' }));
    expect(await screen.findByText(/O que você escolheu continua aqui/)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Receita que você escolheu' })).toBeInTheDocument();
    expect(screen.getByText('RECEITA ENVIADA COM SUCESSO!')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /^Autorizo/ })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Esférico, Olho direito (OD)' })).toHaveValue('-2,25');
    const fetchMock = mockGatewayResponse(200, { carrinho: { url: CART } });
    await user.click(screen.getByRole('button', { name: 'Finalizar' }));
    await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(CART));
    expect(String(fetchMock.mock.calls[0]?.[1]?.body)).toContain('data:image/jpeg;base64,/9j/');
  });

  test('LENS-12: a HEIC photo that the browser cannot display is labelled, sent unchanged and can be deleted', async () => {
    jest.mocked(photos.renderPhoto).mockResolvedValueOnce({
      dataUrl: 'data:image/heic;base64,AAAA',
      width: 40,
      height: 64,
      undrawnFormat: 'HEIC',
    });
    const fetchMock = mockGatewayResponse(200, { carrinho: { url: CART } });
    const { user } = await atReceipt();
    await choose(user);
    expect(await screen.findByText(/^Foto HEIC anexada/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Girar' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Excluir' })).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /^Autorizo/ }));
    await user.click(screen.getByRole('button', { name: 'Enviar e continuar' }));
    await user.click(screen.getByRole('button', { name: 'Finalizar' }));
    await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(CART));
    expect(String(fetchMock.mock.calls[0]?.[1]?.body)).toContain('data:image/heic;base64,AAAA');
  });

  test('LENS-13: the single button is named after its next action; with a photo it is “Finalizar” only once the photo is sent', async () => {
    const { user } = await atReceipt();
    const labels = () =>
      within(dialog())
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .filter((text) => /^(Continuar|Enviar|Finalizar|Ver o que)/.test(text ?? ''));
    expect(labels()).toEqual(['Finalizar']);
    await choose(user);
    await screen.findByRole('img', { name: 'Receita que você escolheu' });
    expect(labels()).toEqual(['Enviar e continuar']);
    await user.click(screen.getByRole('checkbox', { name: /^Autorizo/ }));
    expect(labels()).toEqual(['Enviar e continuar']);
    await user.click(screen.getByRole('button', { name: 'Enviar e continuar' }));
    expect(labels()).toEqual(['Finalizar']);
  });

  test('L9: the consent checkbox precedes all prescription inputs', async () => {
    await atReceipt();
    const consent = screen.getByRole('checkbox', { name: /^Autorizo/ });
    for (const after of [
      screen.getByLabelText(/^Escolher foto/),
      screen.getByText(/^Digitar os valores/),
      screen.getByRole('link', { name: 'Enviar receita pelo WhatsApp' }),
    ])
      expect(consent.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test.each([
    [500, {}, /problema do lado dela/],
    [504, {}, /demorou demais/],
    [400, {}, /não aceitou estas escolhas/],
    [422, {}, /Não conseguimos abrir a foto da receita/],
    [429, {}, /Espere um minuto/],
    [503, {}, /está com muitos pedidos agora. Espere alguns segundos/],
    [200, { carrinho: { url: 'https://evil.example/checkout' } }, /não é o dela/],
    [200, { carrinho: { url: '' } }, /não é o dela/],
  ])(
    'LENS-20, C6: after the response %i %j the loader stops, the failure is logged and shown, and the choices are kept',
    async (status, body, message) => {
      mockGatewayResponse(status, body);
      const { user } = await atReceipt();
      await user.click(screen.getByRole('button', { name: 'Finalizar' }));
      expect(await screen.findByText(message)).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Finalizar' })).not.toHaveAttribute('aria-busy');
      expect(console.error).toHaveBeenCalled();
      expect(redirectTo).not.toHaveBeenCalled();
      expect(dialog()).toHaveTextContent(/R\$\s1\.786,90/);
      mockGatewayResponse(200, { carrinho: { url: CART } });
      await user.click(screen.getByRole('button', { name: 'Finalizar' }));
      await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(CART));
    },
  );

  test('LENS-20: a dropped connection is reported', async () => {
    Object.assign(globalThis, { fetch: jest.fn(async () => Promise.reject(new TypeError('failed'))) });
    const { user } = await atReceipt();
    await user.click(screen.getByRole('button', { name: 'Finalizar' }));
    expect(await screen.findByText(/Sem conexão com a loja/)).toBeInTheDocument();
  });
});
