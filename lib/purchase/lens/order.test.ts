import { lensOrder } from './order';
import { choicesBeforePrescription, choose, groups, photo, runActions, unusualGroups } from './testing';

describe('lens order', () => {
  test('LENS-14: the order contains frame, choices and photo in the platform’s format', () => {
    const state = runActions([
      ...choicesBeforePrescription,
      { type: 'attach', photo },
      { type: 'consent', given: true },
      { type: 'submit-photo' },
    ]);
    const order = lensOrder({ id: 7, idAtributoValor: 54, preco: 449.9 }, groups, state);
    expect(order).toEqual({
      produtos: [
        {
          id: 7,
          quantidade: 1,
          idAtributoValor: 54,
          preco: 449.9,
          personalizacao: [
            {
              id: '11',
              tipo: 'checkbox',
              preco: 0,
              multiplicarPreco: 'n',
              valoresCheckbox: [expect.objectContaining({ id: '1101' })],
            },
            {
              id: '12',
              tipo: 'checkbox',
              preco: 0,
              multiplicarPreco: 'n',
              valoresCheckbox: [expect.objectContaining({ id: '1201' })],
            },
            {
              id: '13',
              tipo: 'checkbox',
              preco: 0,
              multiplicarPreco: 's',
              valoresCheckbox: [expect.objectContaining({ id: '1301', quantidade: 2 })],
            },
            { id: '14', tipo: 'upload', preco: 0, multiplicarPreco: 'n', valorUpload: photo.dataUrl },
          ],
        },
      ],
      carrinho: true,
    });
  });

  test('LENS-14, L9: a photo that was attached but not submitted stays on the device', () => {
    const state = runActions([...choicesBeforePrescription, { type: 'attach', photo }]);
    const [produto] = lensOrder({ id: 7, idAtributoValor: 54, preco: 449.9 }, groups, state).produtos;
    expect(produto?.personalizacao.map(({ id }) => id)).toEqual(['11', '12', '13']);
  });

  test('LENS-14: select and text tabs have separate fields, and the text contains the typed prescription', () => {
    const state = runActions(
      [
        choose('61', '1'),
        { type: 'type', eye: 'od', measure: 'esferico', text: '-1.25' },
        { type: 'note', group: '64', text: 'Segunda via' },
        { type: 'consent', given: true },
      ],
      unusualGroups,
    );
    const [produto] = lensOrder({ id: 7, idAtributoValor: 0, preco: 1 }, unusualGroups, state).produtos;
    expect(produto?.personalizacao).toEqual([
      expect.objectContaining({ id: '61', valorSelect: expect.objectContaining({ id: '1' }) }),
      expect.objectContaining({ id: '64', valorText: 'Segunda via\nOD: ESF -1,25' }),
    ]);
  });
});
