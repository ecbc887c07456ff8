import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { Agent } from './support/agent';
import { METRICS_TOKEN, readMetrics } from './support/metrics';
import { rawRequest } from './support/raw-request';
import { testWithSeparateShop } from './support/separate-shop-test';

const OPS_TOKEN = 'segredo-de-quem-opera';
const PAGE = '/armacoes';
const SEARCH = { query: 'lava' };
const SEARCH_CALL = 'url/product/listing/search';

const test = testWithSeparateShop({ variables: { METRICS_TOKEN, OPS_TOKEN } });

/** Process ids of a shop's agents process. */
function agentProcesses(shopPid: number): number[] {
  const children = readdirSync(`/proc/${shopPid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${shopPid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('agent-worker'));
}

const callsIn = (metrics: string) =>
  [...metrics.matchAll(/^storefront_agent_calls_total\{.*agent="127.0.0.1",outcome="success"\} (\d+)$/gm)]
    .map(([, count]) => Number(count))
    .reduce((sum, count) => sum + count, 0);

test.describe('the agents process', { tag: '@desktop' }, () => {
  test.skip(process.platform !== 'linux', 'finds a process in /proc');
  test.describe.configure({ mode: 'serial' });
  test.afterEach(({ platform }) => platform.reset());

  test('R2, O1: after the agents process is killed, agents get 503 with Retry-After, pages keep working and counters continue', async ({
    shop,
    request,
  }) => {
    const agent = await Agent.start(request);
    expect(agentProcesses(shop.pid())).toEqual([]);
    expect((await agent.send('POST', '/catalog/search', SEARCH)).status()).toBe(200);
    expect(callsIn(await readMetrics(request))).toBe(1);
    const [pid = 0, ...others] = agentProcesses(shop.pid());
    expect(others).toEqual([]);
    process.kill(pid, 'SIGKILL');
    const refused = await agent.send('POST', '/catalog/search', SEARCH);
    expect([refused.status(), refused.headers()['retry-after'], (await refused.json()).code]).toEqual([
      503,
      '2',
      'busy',
    ]);
    expect((await rawRequest(shop.baseUrl, PAGE)).status).toBe(200);
    await expect.poll(async () => (await agent.send('POST', '/catalog/search', SEARCH)).status()).toBe(200);
    expect(agentProcesses(shop.pid())).not.toContain(pid);
    expect(callsIn(await readMetrics(request))).toBe(2);
    agent.close();
  });

  test('O5: a purge clears the cache of the agents process', async ({ request, platform }) => {
    const agent = await Agent.start(request);
    await agent.rest('POST', '/catalog/search', SEARCH);
    const purge = await request.post('/_ops/purge', {
      headers: { authorization: `Bearer ${OPS_TOKEN}` },
      data: { tags: ['all'] },
    });
    expect(purge.status()).toBe(200);
    await platform.clearLog();
    const searches = async () => {
      await agent.rest('POST', '/catalog/search', SEARCH);
      return (await platform.log()).filter(({ path }) => path.startsWith(SEARCH_CALL)).length;
    };
    // Without the purge the data would be requested again much later.
    await expect.poll(searches, { timeout: 10_000 }).toBe(1);
    agent.close();
  });

  test('R2: on SIGTERM the shop completes the running agent call and leaves no process behind', async ({
    shop,
    request,
    platform,
  }) => {
    const agent = await Agent.start(request);
    await platform.setBehaviour(SEARCH_CALL, 'slow', 2_000);
    const response = agent.send('POST', '/catalog/search', { query: 'outra' });
    await expect
      .poll(async () => (await platform.log()).some(({ path }) => path.startsWith(SEARCH_CALL)))
      .toBe(true);
    const [pid = 0] = agentProcesses(shop.pid());
    for (const signalled of [pid, shop.pid()]) process.kill(signalled, 'SIGTERM');
    expect((await response).status()).toBe(200);
    const isGone = () => {
      try {
        return !process.kill(pid, 0);
      } catch {
        return true;
      }
    };
    await expect.poll(isGone).toBe(true);
    agent.close();
  });
});
