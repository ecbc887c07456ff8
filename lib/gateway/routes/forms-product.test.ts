/** @jest-environment node */
import { safeParse } from 'zod/v4/core';
import { catalogRoutes } from './catalog';
import { formRoutes } from './forms';

const NOTICE = {
  idProduto: 9,
  idAtributoValor: 0,
  nome: 'Ana',
  email: 'a@b.c',
  contato: '(00) 00000-0000',
  observacao: '',
  mailing: false,
};
const QUOTE = {
  idProduto: 9,
  nome: 'Ana',
  email: 'a@b.c',
  contato: '(11) 98765-4321',
  observacao: '',
  mailing: true,
  enviarEmail: true,
};
const REVIEW = { idProduto: 9, nota: '5', comentario: 'Bom', nome: 'Ana', email: 'a@b.c', recomenda: true };
const SHIPPING = { cep: '01310100', idProduto: 9, idAtributoValor: 0, quantidade: 1 };

function taken(path: string, body: unknown) {
  const post = [...catalogRoutes, ...formRoutes].find((route) => route.path.test(path))?.operations.POST;
  if (!post || !('body' in post) || !post.body) throw new Error(`${path} is not offered`);
  return safeParse(post.body, body);
}

test.each([
  ['NOTIFY-05', 'product/solicitation', NOTICE],
  ['QUOTE-06', 'product/budget', QUOTE],
  ['REVIEW-15, REVIEW-16', 'evaluations/product', REVIEW],
  ['SHIP-05', 'shipment/product', SHIPPING],
])('%s: %s forwards its fields and drops others', (_id, path, body) => {
  const result = taken(path, { ...body, admin: true });
  expect(result.data).toEqual(body);
});

test.each([
  ['product/solicitation', { ...NOTICE, nome: ' ' }],
  ['product/solicitation', { ...NOTICE, idProduto: 0 }],
  ['product/budget', { ...QUOTE, contato: '' }],
  ['product/budget', { ...QUOTE, observacao: 'x'.repeat(1_001) }],
  ['product/budget', { ...QUOTE, email: 'x'.repeat(255) }],
  ['evaluations/product', { ...REVIEW, nota: 5 }],
  ['evaluations/product', { ...REVIEW, nota: '6' }],
  ['evaluations/product', { ...REVIEW, email: 'a@b' }],
  ['evaluations/product', { ...REVIEW, comentario: 'x'.repeat(2_001) }],
  ['shipment/product', { ...SHIPPING, cep: '01310-100' }],
  ['shipment/product', { ...SHIPPING, quantidade: 0 }],
])('C1: %s rejects %j', (path, body) => {
  expect(taken(path, body).success).toBe(false);
});

test.each(['a@b.c', 'ana maria@loja.com', '@.x'])('REVIEW-10: %s is a valid e-mail', (email) => {
  expect(taken('evaluations/product', { ...REVIEW, email }).success).toBe(true);
});

test.each(['a@b', 'a.b@c', 'a@b.1', 'ab.c'])('REVIEW-10: %s is an invalid e-mail', (email) => {
  const { error } = taken('evaluations/product', { ...REVIEW, email });
  expect(error?.issues.map(({ message }) => message)).toEqual(['Insira um E-mail válido!']);
});

test('C11: line breaks are removed from fields that may become mail headers', () => {
  const { data } = taken('product/budget', { ...QUOTE, nome: 'Ana\r\nBcc: x@y.z' });
  expect(data).toMatchObject({ nome: 'Ana Bcc: x@y.z' });
});

test('QUOTE-05: the server requires the fields of the quote form, and forwards no others', () => {
  for (const field of ['nome', 'email', 'contato'])
    expect(taken('product/budget', { ...QUOTE, [field]: ' ' }).success).toBe(false);
  expect(taken('product/budget', { ...QUOTE, idProduto: 'x y' }).success).toBe(false);
  expect(taken('product/budget', { ...QUOTE, admin: true }).data).not.toHaveProperty('admin');
});
