import { configuracoesSchema } from '@/lib/platform/schemas/blocks';
import { cashDiscount } from './cash-discount';

test.each([
  [
    { priorizarDesconto: 'pix', pix: '0.07' },
    { percent: 7, method: 'pix' },
  ],
  [
    { priorizarDesconto: 'boleto', pix: '0.07', boleto: '0.29' },
    { percent: 29, method: 'boleto' },
  ],
  [{ priorizarDesconto: 'pix', pix: '0' }, null],
  [{ priorizarDesconto: 'pix' }, null],
  [{ priorizarDesconto: 'pix', pix: 'x' }, null],
  [{ pix: '0.07' }, null],
  [{}, null],
  [{ priorizarDesconto: '', '': '0.07' }, null],
  [{ priorizarDesconto: 'pix', pix: '0' }, null],
  [{ priorizarDesconto: 'pix', pix: '-0.1' }, null],
  [{ priorizarDesconto: 'pix', pix: '1' }, null],
  [
    { priorizarDesconto: 'pix', pix: '0.99' },
    { percent: 99, method: 'pix' },
  ],
])('CONST-22, A-67: with the settings %j the text is %j', (settings: Record<string, string>, expected) => {
  expect(cashDiscount(settings)).toEqual(expected);
});

test('CART-08, HEAD-16: a fraction with a decimal comma counts, and so does a padded name', () => {
  const descontoVista = { priorizarDesconto: ' pix ', pix: '0,07' };
  const { configuracoes } = configuracoesSchema.parse({
    configuracoes: { pagamento: { geral: { descontoVista } } },
  });
  expect(cashDiscount(configuracoes.pagamento.geral.descontoVista)).toEqual({ percent: 7, method: 'pix' });
});
