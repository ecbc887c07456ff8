import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { globalSingleton } from '@/lib/shared/global-singleton';

/** Facts about a request for logs and metrics. */
export type RequestContext = {
  /** Names the request in logs, for the platform and on the error page. Made when it is first needed. */
  readonly id: string;
  /** Screen name, or the category of a request that is not a page. */
  screen: string;
};

const contexts = () => globalSingleton('request-contexts', () => new AsyncLocalStorage<RequestContext>());

/** Under this symbol a response has the context of its request. */
const CONTEXT = Symbol.for('storefront.request-context');

type Contextual = object & { [CONTEXT]?: RequestContext };

/** Makes the context of the request that `response` answers. @param given as for `requestId` */
export function createContext(
  response: Contextual,
  given: string | string[] | undefined,
  screen: string,
): RequestContext {
  let id: string | undefined;
  const context = {
    get id() {
      id ??= requestId(given);
      return id;
    },
    screen,
  };
  response[CONTEXT] = context;
  return context;
}

/** Runs `work` as part of a request. */
export function runInContext<T>(context: RequestContext, work: () => T): T {
  return contexts().run(context, work);
}

/** The id of the request that is being answered; undefined outside of one. */
export const currentRequestId = (): string | undefined => contexts().getStore()?.id;

/** The kind of page that is being answered; undefined outside of a request. */
export const currentScreen = (): string | undefined => contexts().getStore()?.screen;

/** Sets the kind of page that the current request, or the one that `response` answers, is for. */
export function setRequestScreen(screen: string, response?: Contextual): void {
  const context = response === undefined ? contexts().getStore() : response[CONTEXT];
  if (context !== undefined) context.screen = screen;
}

const SANE_ID = /^[\w-]{8,64}$/;

/**
 * Ten characters that can be read out over the phone: no vowels, so no words, and none that looks like another.
 */
const SIGNS = '23456789bcdfghjkmnpqrstvwxyz2345';
const ID_LENGTH = 10;

const newId = () => Array.from(randomBytes(ID_LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('');

/** The id that a proxy gave the request, or a new one. @param given undefined when no proxy is trusted */
export function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && SANE_ID.test(given) ? given : newId();
}
