/*
 * npm run agents -- --shop=ADDRESS: walks through a shop as a shopping agent without a model, over REST, MCP, Markdown and
 * forms, and prints each step. A shop elsewhere than on this machine reads the agent's profile from a public address:
 * --profile=URL. Exit code 1 when a journey fails.
 */
import { CliError, log } from '../../scripts/lib/cli.mjs';
import { runMain } from '../../scripts/lib/processes.mjs';
import { readOptions } from '../lib/options';
import { expectThat, get, isLocal, JourneyError, mcpAgent, restAgent, serveProfile } from './client.mjs';
import { JOURNEYS } from './journeys.mjs';

const SERVICE = 'dev.ucp.shopping';

function chosenShop() {
  const { values } = readOptions('agents', { shop: { type: 'string' }, profile: { type: 'string' } });
  const shop = (values.shop ?? 'http://localhost:3000').replace(/\/$/, '');
  if (!URL.canParse(shop)) throw new CliError(`${shop} is no address of a shop.`);
  if (values.profile === undefined && !isLocal(shop))
    throw new CliError('A shop on the internet reads the profile of its agent: --profile=https://…');
  return { shop, profile: values.profile };
}

async function discover(shop) {
  const { status, text } = await get(`${shop}/.well-known/ucp`, 'application/json');
  if (status !== 200)
    throw new CliError(`${shop}/.well-known/ucp answered ${status}: agents are off, or it is another shop.`);
  return JSON.parse(text);
}

async function runJourney(journey, number, context) {
  log(`\n${number}. ${journey.name}`);
  try {
    await journey.run({ ...context, step: (text) => log(`   ${text}`) });
    return true;
  } catch (error) {
    if (!(error instanceof JourneyError) && error?.name !== 'TimeoutError' && !(error instanceof TypeError))
      throw error;
    log(`   FAILED: ${error.message}`);
    return false;
  }
}

async function main() {
  const { shop, profile } = chosenShop();
  const business = await discover(shop);
  const { capabilities, services } = business.ucp;
  const own =
    profile === undefined ? await serveProfile(Object.keys(capabilities)) : { url: profile, close: () => {} };
  const endpoint = (transport) => services[SERVICE]?.find((one) => one.transport === transport)?.endpoint;
  try {
    expectThat(endpoint('rest') !== undefined && endpoint('mcp') !== undefined, 'endpoints for REST and MCP');
    const context = {
      shop,
      business,
      extension: Object.keys(capabilities).find((name) => name.endsWith('.eyewear')),
      rest: restAgent(endpoint('rest'), own.url),
      mcp: mcpAgent(endpoint('mcp'), own.url),
    };
    let failed = 0;
    for (const [index, journey] of JOURNEYS.entries())
      if (!(await runJourney(journey, index + 1, context))) failed += 1;
    log(`\n${JOURNEYS.length - failed} of ${JOURNEYS.length} journeys ended well.`);
    return failed > 0 ? 1 : 0;
  } finally {
    own.close();
  }
}

await runMain(main);
