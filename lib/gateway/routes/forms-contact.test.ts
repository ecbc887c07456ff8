/** @jest-environment node */
import { safeParse } from 'zod/v4/core';
import { formRoutes } from './forms';

const MESSAGE = {
  hashEmail: 'contato/formulario',
  nome: 'Ana',
  email: 'a@b.c',
  contato: '(11) 98765-4321',
  mensagem: 'Oi',
  assunto: 'Pedido',
  cidade: '',
  estado: '',
};

function taken(body: unknown) {
  const post = formRoutes.find((route) => route.path.test('form/contact'))?.operations.POST;
  if (!post || !('body' in post) || !post.body) throw new Error('form/contact is not offered');
  return safeParse(post.body, body);
}

test('CONTACT-01, CONTACT-12: form/contact forwards its eight fields and drops others', () => {
  expect(taken({ ...MESSAGE, admin: true }).data).toEqual(MESSAGE);
});

test.each([
  ['another form', { hashEmail: 'pedido/cancelar' }],
  ['no name', { nome: ' ' }],
  ['no mail address', { email: 'a@b' }],
  ['no state of Brazil', { estado: 'SP' }],
  ['too long a message', { mensagem: 'x'.repeat(1_001) }],
])('CONTACT-12: %s is not forwarded', (_name, change) => {
  expect(taken({ ...MESSAGE, ...change }).success).toBe(false);
});

test('C11: line breaks are removed from fields that may become mail headers', () => {
  const broken = { ...MESSAGE, nome: 'Ana\r\nBcc: x@y.z', assunto: 'a\nb', cidade: 'c\nd' };
  expect(taken(broken).data).toMatchObject({ nome: 'Ana Bcc: x@y.z', assunto: 'a b', cidade: 'c d' });
});
