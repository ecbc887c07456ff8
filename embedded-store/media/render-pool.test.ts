/** @jest-environment node */
import type { RenderJob } from './job';
import { createRenderPool, RenderQueueFull } from './render-pool';

jest.setTimeout(30_000);

const logo = (nome: string): RenderJob => ({ kind: 'logo', nome });

test('the pool is idle before the first picture and again after the last one', async () => {
  const pool = createRenderPool(1);
  await pool.idle();
  const done: string[] = [];
  const made = ['Um', 'Dois', 'Três'].map((nome) => pool.render(logo(nome)).then(() => done.push(nome)));
  await pool.idle();
  expect(done).toEqual(['Um', 'Dois', 'Três']);
  await Promise.all(made);
  await pool.close();
});

test('a failed picture does not keep the pool busy', async () => {
  const pool = createRenderPool(1);
  const failed = expect(pool.render({ kind: 'banner', name: 'nada', variant: 'mobile' })).rejects.toThrow(
    RangeError,
  );
  await pool.idle();
  await failed;
  await pool.close();
});

test('closing refuses what waits, breaks off what is under way, and leaves the pool idle', async () => {
  const pool = createRenderPool(1);
  const under = expect(pool.render(logo('Um'))).rejects.toThrow('ended');
  const waits = expect(pool.render(logo('Dois'))).rejects.toThrow(RenderQueueFull);
  const idle = pool.idle();
  await pool.close();
  await Promise.all([under, waits, idle]);
  await expect(pool.render(logo('Três'))).rejects.toThrow(RenderQueueFull);
});
