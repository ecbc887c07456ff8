/** @jest-environment node */
import type { Outcome } from '../protocol/envelope';
import { runOnce } from './repeated-calls';

const KEY = '660e8400-e29b-41d4-a716-446655440001';

let agents = 0;
const newCall = (input: unknown = { item: 1 }) => {
  agents += 1;
  return { caller: [`https://agente.example/${agents}`, '10.0.0.1'], operation: 'create_cart', input };
};

const made = () => {
  const outcome: Outcome = { status: 201, body: {}, outcome: 'success' };
  return jest.fn(async () => outcome);
};

test("a repeated call gets the first call's result, even while that call is running", async () => {
  const call = newCall();
  const run = made();
  const results = await Promise.all([runOnce(KEY, call, run), runOnce(KEY, call, run)]);
  expect(await runOnce(KEY, call, run)).toBe(results[0]);
  expect(results[1]).toBe(results[0]);
  expect(run).toHaveBeenCalledTimes(1);
});

test('reusing a key for another request is a conflict', async () => {
  const call = newCall();
  const run = made();
  await runOnce(KEY, call, run);
  for (const other of [{ input: { item: 2 } }, { operation: 'update_cart' }])
    expect(() => runOnce(KEY, { ...call, ...other }, run)).toThrow('idempotency_conflict');
  expect(run).toHaveBeenCalledTimes(1);
});

test('calls without a key always run, and keys are separate per agent and network', async () => {
  const call = newCall();
  const run = made();
  await runOnce(null, call, run);
  await runOnce(null, call, run);
  await runOnce(KEY, call, run);
  await runOnce(KEY, { ...call, caller: [call.caller[0] ?? '', '192.0.2.9'] }, run);
  await runOnce(KEY, newCall(), run);
  expect(run).toHaveBeenCalledTimes(5);
});

test('a failed call can be retried', async () => {
  const call = newCall();
  await expect(runOnce(KEY, call, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect((await runOnce(KEY, call, made())).status).toBe(201);
});

test.each(['', 'short', 'a b'.repeat(8), 'x'.repeat(101)])('the idempotency key %j is rejected', (key) => {
  expect(() => runOnce(key, newCall(), made())).toThrow('invalid_request');
});
