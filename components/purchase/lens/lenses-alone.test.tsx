import { screen, waitFor } from '@testing-library/react';
import { redirectTo } from '@/lib/browser/location';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { mockGatewayResponse } from '@/lib/purchase/testing';
import { buyButton, CART, framePage, resetLenses, setEncoding } from './testing';

jest.mock('@/lib/browser/location');
jest.mock('@/lib/purchase/lens/photo', () => ({
  ...jest.requireActual('@/lib/purchase/lens/photo'),
  inspectPhoto: jest.fn(async () => undefined),
  renderPhoto: jest.fn(async () => ({ dataUrl: 'data:image/jpeg;base64,/9j/', width: 20, height: 10 })),
}));

jest.mock('@/lib/purchase/lens/pdf/picture-of-pdf', () => ({ isPdf: jest.fn(async () => false) }));

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

beforeEach(() => {
  resetLenses();
  jest.mocked(redirectTo).mockClear();
});

describe.each(PLATFORM_VARIANTS)('lenses without a frame, fed by $name', ({ encode }) => {
  beforeEach(() => setEncoding(encode));

  test('A21, LENS-12, LENS-14: lenses without a frame begin with the prescription and are ordered with it', async () => {
    const fetchMock = mockGatewayResponse(200, { carrinho: { url: CART } });
    const personalizacoes = {
      31: { id: 31, nome: 'Receita', tipo: 'upload' },
      32: { id: 32, nome: 'Observações', tipo: 'text' },
    };
    const { user } = framePage({ nome: 'Lentes Íris', personalizacoes });
    await user.click(buyButton());
    expect(await screen.findByRole('dialog', { name: 'Envie a sua receita' })).toBeVisible();
    expect(screen.queryByText('Somente armação')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Voltar' })).toBeNull();
    const photo = new File(['x'], 'receita.jpg', { type: 'image/jpeg' });
    await user.upload(screen.getByLabelText(/^Escolher foto/), photo);
    await user.click(screen.getByRole('checkbox', { name: /^Autorizo/ }));
    await user.click(await screen.findByRole('button', { name: 'Enviar e continuar' }));
    expect(await screen.findByText('RECEITA ENVIADA COM SUCESSO!')).toBeVisible();
    const note = screen.getByRole('textbox', { name: /^Observações/ });
    await user.type(note, 'Na armação Serra');
    // The question for the frame is next to its field.
    const summary = screen.getByRole('region', { name: 'Resumo das lentes' });
    expect(note.compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(/^Ao finalizar, as lentes vão/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Finalizar' }));
    await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(CART));
    const sent = [
      { id: '31', valorUpload: expect.any(String) },
      { id: '32', valorText: 'Na armação Serra' },
    ];
    expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1].body))).toMatchObject({
      produtos: [{ personalizacao: sent }],
    });
  });
});
