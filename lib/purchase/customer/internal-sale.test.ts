import fc from 'fast-check';
import { usuarioSchema } from '@/lib/platform/schemas/cart';
import { webUrl } from '@/lib/shared/testing/web-address';
import { cancelRedirectUrl, internalSaleOf } from './internal-sale';

const STORE = 'https://www.loja.example';
const SHOP = 'https://nova.loja.example';

test('SALE-01, SALE-04: visitor data that contains a sale number is a sale', () => {
  const user = usuarioSchema.parse({
    id: '56',
    nomeRazao: ' Ana Prado ',
    email: 'a@b.c',
    logado: 's',
    vendaInterna: { id: '1956', usuario: { id: 7, nome: ' Rui ' }, data: '', canais: [] },
  });
  expect(internalSaleOf(user)).toEqual({
    id: 1956,
    operator: 'Rui',
    customer: { id: 56, name: 'Ana Prado' },
  });
});

test.each([[[]], [{}], [null], [{ id: 0 }], [{ usuario: { nome: 'Rui' } }], ['']])(
  'SALE-01: vendaInterna %j is not a sale',
  (vendaInterna) => {
    expect(internalSaleOf(usuarioSchema.parse({ id: '', nomeRazao: null, vendaInterna }))).toBeNull();
  },
);

test('SALE-04: a sale is kept even if its operator has no name', () => {
  const user = usuarioSchema.parse({ id: 1, nomeRazao: 'Ana', vendaInterna: { id: 3, usuario: [] } });
  expect(internalSaleOf(user)).toMatchObject({ id: 3, operator: '' });
  expect(internalSaleOf(undefined)).toBeNull();
});

test.each([
  [`${STORE}/venda?x=1`, `${STORE}/venda?x=1`],
  ['/checkout/acesso', `${STORE}/checkout/acesso`],
  [`${SHOP}/`, `${SHOP}/`],
  ['http://loja.example/venda', `${STORE}/venda`],
  ['', null],
  ['https://evil.example/', null],
  ['//evil.example', null],
  ['javascript:alert(1)', null],
  [`https://user:pass@www.loja.example/`, null],
  ['https://www.loja.example.evil.example/', null],
  ['/\\evil.example', null],
])('SALE-08, C6: %s redirects to %s', (redirect, target) => {
  expect(cancelRedirectUrl(redirect, STORE, SHOP)).toBe(target);
});

test('C6: no platform response redirects the shopper to another site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        webUrl,
        fc.string().map((tail) => `//${tail}`),
      ),
      (redirect) => {
        const target = cancelRedirectUrl(redirect, STORE, SHOP);
        if (target !== null) expect([STORE, SHOP]).toContain(new URL(target).origin);
      },
    ),
    { numRuns: 2_000 },
  );
});
