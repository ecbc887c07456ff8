import { screen, waitFor, within } from '@testing-library/react';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { wireLenses } from '@/lib/purchase/lens/testing';
import { mockGatewayResponse } from '@/lib/purchase/testing';
import { atReceipt, CART, chooseAll, openLenses, resetLenses, setEncoding } from './testing';

jest.mock('@/lib/browser/location');

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

beforeEach(resetLenses);

describe.each(PLATFORM_VARIANTS)('a typed prescription, fed by $name', ({ encode }) => {
  beforeEach(() => setEncoding(encode));

  test('A25: one distance between both pupils can be typed instead of one for each eye', async () => {
    const { user } = await atReceipt();
    await user.click(screen.getByText(/^Digitar os valores/));
    const total = screen.getByRole('textbox', { name: /^DNP total/ });
    await user.type(total, '31');
    await user.tab();
    expect(screen.getByText('A DNP total vai de 40 a 80 mm.')).toBeInTheDocument();
    await user.clear(total);
    await user.type(total, '63');
    expect(screen.queryByText('A DNP total vai de 40 a 80 mm.')).not.toBeInTheDocument();
  });

  test('A25: the power typed for the recommendation is remembered next to the prescription, and fills no field', async () => {
    const { user } = await openLenses();
    for (const name of [/^Multifocal/, /^Antirreflexo/])
      await user.click(screen.getByRole('button', { name }));
    await user.type(screen.getByRole('textbox', { name: /^Qual é o maior grau/ }), '-3,25');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await user.click(screen.getByText(/^Digitar os valores/));
    expect(screen.getByText(/^Na espessura, você digitou −3,25 como o maior grau/)).toBeVisible();
    const sphere = screen.getByRole('textbox', { name: 'Esférico, Olho direito (OD)' });
    expect(sphere).toHaveValue('');
    await user.click(screen.getByRole('tab', { name: 'Espessura' }));
    expect(screen.getByRole('textbox', { name: /^Qual é o maior grau/ })).toHaveValue('-3,25');
    expect(Object.values(window.sessionStorage).join()).not.toContain('3,25');
  });

  test('A25: an eye left empty is pointed out, and does not block the order', async () => {
    const { user } = await atReceipt();
    await user.click(screen.getByText(/^Digitar os valores/));
    await user.type(screen.getByRole('textbox', { name: 'Esférico, Olho direito (OD)' }), '-2');
    const note = screen.getByText(/^Em branco: o olho esquerdo/);
    expect(note).toBeVisible();
    expect(screen.getByRole('button', { name: 'Finalizar' })).toBeEnabled();
    await user.type(screen.getByRole('textbox', { name: 'Esférico, Olho esquerdo (OE)' }), '-2');
    expect(note).not.toHaveTextContent('olho esquerdo');
  });

  test('A25: a value out of range is reported on blur, and the order cannot be placed', async () => {
    const fetchMock = mockGatewayResponse(200, { carrinho: { url: CART } });
    const { user } = await atReceipt();
    await user.click(screen.getByText(/^Digitar os valores/));
    await user.type(screen.getByRole('textbox', { name: 'Esférico, Olho direito (OD)' }), '-25');
    await user.tab();
    expect(screen.getByText('Esférico vai de −20,00 a +20,00.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Finalizar' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ver o que falta' }));
    expect(screen.getByText('Corrija os campos marcados na receita digitada.')).toBeInTheDocument();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('A25: a degree without a sign blocks the order until a sign is chosen, and words then confirm the sign', async () => {
    const { user } = await atReceipt();
    await user.click(screen.getByText(/^Digitar os valores/));
    const sphere = screen.getByRole('textbox', { name: 'Esférico, Olho direito (OD)' });
    await user.type(sphere, '4,25');
    await user.tab();
    expect(sphere).toHaveAccessibleDescription('Copie o sinal da receita: +4,25 ou −4,25.');
    expect(screen.queryByRole('button', { name: 'Finalizar' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '−4,25 (miopia)' }));
    expect(sphere).toHaveValue('−4,25');
    expect(sphere).toHaveFocus();
    expect(screen.getByText('Esférico −4,25 (miopia)')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Finalizar' })).toHaveAccessibleDescription(
      /se abre no site da loja/,
    );
  });

  test('A25, LENS-11: a degree beyond the range is only corrected: neither of its signs is offered', async () => {
    const { user } = await atReceipt();
    await user.click(screen.getByText(/^Digitar os valores/));
    const sphere = screen.getByRole('textbox', { name: 'Esférico, Olho direito (OD)' });
    await user.type(sphere, '99');
    await user.tab();
    expect(sphere).toHaveAccessibleDescription('Esférico vai de −20,00 a +20,00.');
    expect(screen.queryByRole('group', { name: 'Qual é o sinal do esférico na receita?' })).toBeNull();
  });

  test('LENS-11: if the order includes only a photo, a note explains what happens to typed values', async () => {
    const { user } = await atReceipt();
    const note = () => screen.queryByText(/^Com o pedido segue a foto da receita/);
    expect(note()).not.toBeInTheDocument();
    await user.click(screen.getByText(/^Digitar os valores/));
    await user.type(screen.getByRole('textbox', { name: 'Esférico, Olho direito (OD)' }), '-2');
    expect(note()).toBeVisible();
  });

  test('L9, LENS-15: typed values are stored only with consent, and deleted when it is withdrawn', async () => {
    const { user } = await atReceipt();
    const stored = () => Object.values(window.sessionStorage).join('');
    await user.click(screen.getByText(/^Digitar os valores/));
    await user.type(screen.getByRole('textbox', { name: 'Esférico, Olho direito (OD)' }), '-2,25');
    expect(stored()).not.toContain('2,25');
    const consent = screen.getByRole('checkbox', { name: /^Autorizo o uso dos dados de saúde/ });
    await user.click(consent);
    expect(stored()).toContain('-2,25');
    await user.click(consent);
    expect(stored()).not.toContain('2,25');
    expect(screen.getByRole('textbox', { name: 'Esférico, Olho direito (OD)' })).toHaveValue('-2,25');
  });

  const notes = { id: 15, nome: 'Observações', tipo: 'text', obrigatorio: 'n', valores: [] };
  const field = (name: string, eye = 'direito (OD)') =>
    screen.getByRole('textbox', { name: `${name}, Olho ${eye}` });

  test('A25, L9: values are typed in the prescription step, which asks for consent once', async () => {
    const fetchMock = mockGatewayResponse(200, { carrinho: { url: CART } });
    const rendered = await openLenses({ personalizacoes: { ...wireLenses, '15': notes } });
    await chooseAll(rendered);
    const { user } = rendered;
    await user.click(screen.getByText(/^Digitar os valores/));
    await user.type(field('Esférico'), '-2,25');
    expect(screen.getByRole('button', { name: 'Enviar e continuar' })).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /^Autorizo/ }));
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(screen.getByRole('tab', { name: 'Observações' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('checkbox', { name: /^Autorizo/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Digitar os valores/)).not.toBeInTheDocument();
    const summary = screen.getByRole('region', { name: 'Resumo das lentes' });
    expect(summary).toHaveTextContent('ReceitaValores da receita');
    expect(within(summary).getByText('esférico −2,25')).toHaveTextContent('OD esférico −2,25');
    expect(summary).not.toHaveTextContent('falta enviar');
    await user.click(within(summary).getByRole('button', { name: 'Alterar valores da receita' }));
    expect(field('Esférico')).toHaveValue('-2,25');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await user.click(screen.getByRole('button', { name: 'Finalizar' }));
    await waitFor(() => expect(fetchMock).toHaveBeenCalled());
    expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1].body)).produtos[0].personalizacao.at(-1)).toEqual(
      expect.objectContaining({ id: '15', valorText: 'OD: ESF -2,25' }),
    );
  });

  test('L9, LENS-10: a step with only a note shows the order before its field, which is named like the step, and asks for consent once something is written', async () => {
    const rendered = await openLenses({ personalizacoes: { ...wireLenses, '15': notes } });
    await chooseAll(rendered);
    const { user } = rendered;
    await user.click(screen.getByRole('button', { name: 'Enviar depois' }));
    const note = screen.getByRole('textbox', { name: 'Observações (opcional)' });
    const summary = screen.getByRole('region', { name: 'Resumo das lentes' });
    expect(summary.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('checkbox', { name: /^Autorizo/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Finalizar' })).toBeInTheDocument();

    await user.type(note, 'Lente');
    expect(note).toHaveFocus();
    const consent = screen.getByRole('checkbox', { name: /^Autorizo/ });
    expect(consent.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('button', { name: 'Finalizar' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Enviar e continuar' }));
    expect(consent).toHaveFocus();
    await user.click(consent);
    expect(screen.getByRole('button', { name: 'Finalizar' })).toBeInTheDocument();
  });

  test('A25, A33, A24: everything wrong is marked at once, the first of it gets the focus, and the typed values stay', async () => {
    const rendered = await openLenses({ personalizacoes: { ...wireLenses, '15': notes } });
    await chooseAll(rendered);
    const { user } = rendered;
    await user.click(screen.getByText(/^Digitar os valores/));
    await user.type(field('Esférico'), '99');
    await user.click(screen.getByRole('button', { name: 'Repetir os valores do olho direito' }));
    await user.click(screen.getByRole('button', { name: 'Enviar e continuar' }));
    const consent = screen.getByRole('checkbox', { name: /^Autorizo/ });
    expect(consent).toHaveFocus();
    expect(consent).toHaveAccessibleDescription(
      'Para enviar a receita, marque a sua autorização e corrija o que está marcado abaixo.',
    );
    const range = 'Esférico vai de −20,00 a +20,00.';
    expect(field('Esférico')).toHaveAccessibleDescription(range);
    expect(field('Esférico', 'esquerdo (OE)')).toHaveAccessibleDescription(range);
    expect(field('Esférico')).toHaveValue('99');

    await user.clear(field('Esférico', 'esquerdo (OE)'));
    await user.clear(field('Esférico'));
    expect(consent).toHaveAccessibleDescription('Para enviar a receita, marque a sua autorização.');
    await user.type(field('Esférico', 'esquerdo (OE)'), '99');
    await user.click(consent);
    await user.click(screen.getByRole('button', { name: 'Enviar e continuar' }));
    expect(field('Esférico', 'esquerdo (OE)')).toHaveFocus();
    expect(field('Esférico', 'esquerdo (OE)')).toHaveValue('99');
  });

  test('A25: of two tabs for photos, only the first asks for the values', async () => {
    const second = { id: 15, nome: 'Receita anterior', tipo: 'upload', obrigatorio: 'n', valores: [] };
    const rendered = await openLenses({ personalizacoes: { ...wireLenses, '15': second } });
    await chooseAll(rendered);
    expect(screen.getByText(/^Digitar os valores/)).toBeVisible();
    await rendered.user.click(screen.getByRole('tab', { name: 'Receita anterior' }));
    expect(screen.getByLabelText(/^Escolher foto/)).toBeInTheDocument();
    expect(screen.queryByText(/^Digitar os valores/)).not.toBeInTheDocument();
  });

  test('A25: single-vision lenses have no addition field, and one click copies the values to the other eye', async () => {
    const { user } = await openLenses();
    for (const name of [/^Visão simples/, /^Antirreflexo/, /^Fina/])
      await user.click(screen.getByRole('button', { name }));
    await user.click(screen.getByText(/^Digitar os valores/));
    expect(screen.queryByRole('textbox', { name: /^Adição/ })).not.toBeInTheDocument();
    await user.type(field('Esférico'), '-2,25');
    await user.click(screen.getByRole('button', { name: 'Repetir os valores do olho direito' }));
    expect(field('Esférico', 'esquerdo (OE)')).toHaveValue('-2,25');
    expect(field('Esférico', 'esquerdo (OE)')).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Repetir/ })).not.toBeInTheDocument();
  });
});
