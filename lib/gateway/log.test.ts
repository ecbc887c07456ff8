/** @jest-environment node */
import { json, type Loopback } from '@/lib/store-api/testing/loopback';
import { handleGateway } from './handle';
import { gatewayConfig, request, startPlatform } from './testing';

jest.mock('@/lib/config/server', () => ({ serverConfig: () => gatewayConfig }));

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

let platform: Loopback;
beforeAll(async () => {
  platform = await startPlatform();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => platform.close());

test.each([
  ['a 500 that repeats the form', json({ mensagem: NOTICE.observacao, enviado: NOTICE }, 500)],
  ['a refusal that repeats the form', json({ erro: `${NOTICE.email} já pediu aviso` }, 422)],
  ['an answer of another shape', json([NOTICE])],
  ['a text of what was sent', json(JSON.stringify(NOTICE))],
])('L13: after %s, the log tells what failed and not a word of the shopper', async (_fault, answer) => {
  const lines: string[] = [];
  for (const level of ['error', 'warn', 'info', 'log'] as const) {
    jest.spyOn(console, level).mockImplementation((...parts) => void lines.push(parts.map(String).join(' ')));
  }
  platform.answer(answer);
  await handleGateway(request('POST', 'product/solicitation', { body: NOTICE }));
  expect(platform.seen[0]?.body).toMatch(WORDS);
  expect(lines.join('\n')).not.toMatch(WORDS);
});

test('L13: what failed is told', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  platform.answer(json({}, 500));
  await handleGateway(request('POST', 'product/solicitation', { body: NOTICE }));
  expect(error).toHaveBeenCalledWith(expect.stringMatching(/gateway-call-failed.*product\/solicitation/));
});
