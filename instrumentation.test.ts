/** @jest-environment node */
import type * as Instrumentation from './instrumentation';

afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.SITE_URL;
  delete process.env.NEXT_RUNTIME;
});

async function registerWith(siteUrl: string) {
  process.env.SITE_URL = siteUrl;
  process.env.NEXT_RUNTIME = 'nodejs';
  const exit = jest.spyOn(process, 'exit').mockImplementation();
  const error = jest.spyOn(console, 'error').mockImplementation();
  await jest.isolateModulesAsync(() => (require('./instrumentation') as typeof Instrumentation).register());
  return { exit, error };
}

test('a server with a wrong configuration ends with the sentence that npm start prints', async () => {
  const { exit, error } = await registerWith('loja.test');
  expect(exit).toHaveBeenCalledWith(1);
  expect(error.mock.calls).toEqual([
    [expect.stringMatching(/^SITE_URL must be .+, but it is "loja\.test"\.$/)],
  ]);
});

test('a server with a right one starts', async () => {
  expect((await registerWith('https://loja.test')).exit).not.toHaveBeenCalled();
});
