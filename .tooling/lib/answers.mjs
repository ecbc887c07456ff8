import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Sentence } from './project.mjs';

const PAUSE_MS = 100;
const ANSWER_MS = 30_000;

/** The HTTP status that `url` answers with, or undefined when nothing answers. No connection is kept. */
function statusOf(url) {
  return new Promise((resolve) => {
    const request = http.get(url, { agent: false, timeout: ANSWER_MS }, (response) => {
      response.resume();
      response.once('close', () => resolve(response.statusCode));
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(undefined));
  });
}

/** Why a program ended, in words. */
export function endingOf({ code, signal, error }) {
  if (error) return `could not be started (${error.message})`;
  return signal ? `was ended by ${signal}` : `ended with code ${code}`;
}

/**
 * Waits until `url` answers with a status that `accept` likes; resolves to the status.
 * Throws a Sentence when the program ends first, with the program's own words when it said any,
 * or when `limit` ms pass.
 */
export async function waitForAnswer({ url, program, limit, accept = () => true }) {
  const deadline = Date.now() + limit;
  while (Date.now() < deadline) {
    if (program.ended) throw new Sentence(startFailure(program));
    const status = await Promise.race([statusOf(url), program.exited.then(() => undefined)]);
    if (status !== undefined && accept(status) && !program.ended) return status;
    await wait(PAUSE_MS);
  }
  throw new Sentence(
    [
      `The ${program.name} did not answer at ${url} within ${limit / 1000} seconds.`,
      ...program.recent(),
    ].join('\n'),
  );
}

function startFailure(program) {
  const complaints = program.complaints();
  const words = complaints.length > 0 ? complaints : program.recent().filter((line) => line.trim() !== '');
  return words.length > 0
    ? words.join('\n')
    : `The ${program.name} ${endingOf(program.ended)} before it answered.`;
}
