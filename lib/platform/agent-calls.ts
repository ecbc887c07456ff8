import { AsyncLocalStorage } from 'node:async_hooks';
import { globalSingleton } from '@/lib/shared/global-singleton';

const agents = () => globalSingleton('agent-calls', () => new AsyncLocalStorage<true>());

/** Runs work for an agent: its platform calls have separate connections, so that shoppers' calls never wait for them. */
export function runForAgent<T>(work: () => T): T {
  return agents().run(true, work);
}

/** Whether the code that runs works for an agent. */
export const isForAgent = (): boolean => agents().getStore() === true;
