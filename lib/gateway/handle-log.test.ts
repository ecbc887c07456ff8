/** @jest-environment node */
import type { RequestListener } from 'node:http';
import { jsonResponse } from '@/lib/platform/testing/stub-platform';
import { handleGateway } from './handle';
import { EVALUATION, gatewayConfig, gatewayPlatform, request } from './testing';

jest.mock('@/lib/config/environment', () => ({ serverConfig: () => gatewayConfig }));

const NOTICE = {
  idProduto: 9,
  idAtributoValor: 0,
  nome: 'Quitéria Anhanguera',
  email: 'quiteria@correio.example',
  contato: '(21) 91234-5678',
  observacao: 'vejo mal de longe',
  mailing: false,
};
const WORDS = /Quitéria|quiteria|91234|vejo mal/;

const platform = gatewayPlatform();

test.each([
  ['a 500 that repeats the form', jsonResponse({ mensagem: NOTICE.observacao, enviado: NOTICE }, 500)],
  ['a rejection that repeats the form', jsonResponse({ erro: `${NOTICE.email} já pediu aviso` }, 422)],
  ['a response of another shape', jsonResponse([NOTICE])],
  ['a text of what was sent', jsonResponse(JSON.stringify(NOTICE))],
])('L13: after %s the log says what failed, without the shopper’s data', async (_fault, response) => {
  const lines: string[] = [];
  for (const level of ['error', 'warn', 'info', 'log'] as const) {
    jest.spyOn(console, level).mockImplementation((...parts) => void lines.push(parts.map(String).join(' ')));
  }
  platform.respondWith(response);
  await handleGateway(request('POST', 'product/solicitation', { body: NOTICE }));
  expect(platform.requests[0]?.body).toMatch(WORDS);
  expect(lines.join('\n')).toMatch(/gateway-call-\w+.*product\/solicitation/);
  expect(lines.join('\n')).not.toMatch(WORDS);
});

const textResponse: RequestListener = (_request, response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<p>');

test('L13: the log contains the route of a call, not the evaluation key in its path', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const path = 'evaluations/store/add/chave-secreta';
  const calls = [request('GET', path), request('POST', path, { body: EVALUATION })];
  for (const [response, label] of [
    [jsonResponse({}, 500), 'failed'],
    [textResponse, 'malformed'],
    [jsonResponse({}, 422), 'refused'],
  ] as const) {
    platform.respondWith(response);
    for (const call of calls) await handleGateway(call.clone());
    expect(error).toHaveBeenLastCalledWith(expect.stringContaining(label));
  }
  const lines = error.mock.calls.join('\n');
  expect(lines).toContain('GET evaluations/store/add/(');
  expect(lines).toContain('POST evaluations/store/add/(');
  expect(lines).not.toContain('chave-secreta');
});

test('L13: failures are logged', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  platform.respondWith(jsonResponse({}, 500));
  await handleGateway(request('POST', 'product/solicitation', { body: NOTICE }));
  expect(error).toHaveBeenCalledWith(expect.stringMatching(/gateway-call-failed.*product\/solicitation/));
});

test('L13: an expected 401 is not logged; the same status of another call is', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  platform.respondWith(jsonResponse({}, 401));
  await handleGateway(request('POST', 'wishlist/add', { body: { idProduto: 9 } }));
  expect(error).not.toHaveBeenCalled();
  await handleGateway(request('GET', 'checkout/user'));
  expect(error).toHaveBeenCalledTimes(1);
});
