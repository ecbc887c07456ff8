/*
 * Sends requests in turn at a steady pace from its own process: `{ requests, perSecond }` starts, 'stop' ends and is replied to
 * with `{ status, ms }` of each answer.
 */
import http from 'node:http';
import { sendSteadily } from '../lib/steady.mjs';

const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });

function post({ url, headers, body }) {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().once('error', reject);
      answer.once('end', () => resolve(answer.statusCode));
    });
    request.once('error', reject).end(body);
  });
}

function start({ requests, perSecond }) {
  const end = sendSteadily(perSecond, async (index) => {
    const before = performance.now();
    const status = await post(requests[index % requests.length]).catch(({ code }) => code ?? 'broken');
    return { status, ms: performance.now() - before };
  });
  process.once('message', async () => {
    const answers = await end();
    agent.destroy();
    process.send(answers, () => process.disconnect());
  });
}

process.once('message', start);
