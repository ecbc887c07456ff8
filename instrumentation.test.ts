/** @jest-environment node */
import type * as Instrumentation from './instrumentation';

class ExitError extends Error {}

beforeEach(() => {
  process.env.NEXT_RUNTIME = 'nodejs';
  jest.resetModules();
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ['SITE_URL', 'STOREFRONT_FILE', 'NEXT_RUNTIME', 'OTEL_EXPORTER_OTLP_ENDPOINT'])
    delete process.env[name];
});

async function registerWith(variables: Record<string, string>) {
  Object.assign(process.env, variables);
  // Nothing runs after the process has exited.
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new ExitError();
  });
  const error = jest.spyOn(console, 'error').mockImplementation();
  const register = () => (require('./instrumentation') as typeof Instrumentation).register();
  await jest.isolateModulesAsync(register).catch((thrown: unknown) => {
    if (!(thrown instanceof ExitError)) throw thrown;
  });
  return { exit, error };
}

test.each([
  [{ SITE_URL: 'loja.test' }, /^SITE_URL must be .+, but it is "loja\.test"\.$/],
  [
    { STOREFRONT_FILE: 'nada.json' },
    /^The storefront nada\.json: there is no such file, so correct the path\.$/,
  ],
])(
  'a server with a wrong configuration exits with the message that npm start prints: %j',
  async (wrong, message) => {
    const { exit, error } = await registerWith(wrong);
    expect(exit).toHaveBeenCalledWith(1);
    expect(error.mock.calls).toEqual([[expect.stringMatching(message)]]);
  },
);

test('a server with a valid configuration starts', async () => {
  const { exit } = await registerWith({ SITE_URL: 'https://loja.test' });
  expect(exit).not.toHaveBeenCalled();
});

const mockStartTraces = jest.fn();
let mockIsLoaded = false;
jest.mock('@/lib/telemetry/traces', () => {
  mockIsLoaded = true;
  return { startTraces: mockStartTraces };
});

test('O2: tracing code is loaded and started only if a collector is configured', async () => {
  mockIsLoaded = false;
  await registerWith({ SITE_URL: 'https://loja.test' });
  expect(mockIsLoaded).toBe(false);
  jest.resetModules();
  await registerWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' });
  expect(mockStartTraces).toHaveBeenCalledTimes(1);
});
