import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { globalSingleton } from '@/lib/shared/global-singleton';

/** Facts about a request for logs and metrics. */
export type RequestContext = {
  /** Identifies the request in logs, to the platform, and on the error page. Created on first use. */
  readonly id: string;
  /** Screen name, or the category of a request that is not a page. */
  screen: string;
};

const contexts = () => globalSingleton('request-contexts', () => new AsyncLocalStorage<RequestContext>());

/** Symbol for the request context of a response. */
const CONTEXT = Symbol.for('storefront.request-context');

type Contextual = object & { [CONTEXT]?: RequestContext };

/**
 * Creates the context of the request to which `response` belongs.
 * @param given as for `requestId`
 */
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

/** The id of the current request; undefined outside a request. */
export const currentRequestId = (): string | undefined => contexts().getStore()?.id;

/** The screen of the current request; undefined outside a request. */
export const currentScreen = (): string | undefined => contexts().getStore()?.screen;

/** Sets the screen of the current request, or of the request to which `response` belongs. */
export function setRequestScreen(screen: string, response?: Contextual): void {
  const context = response === undefined ? contexts().getStore() : response[CONTEXT];
  if (context !== undefined) context.screen = screen;
}

const SANE_ID = /^[\w-]{8,64}$/;

/**
 * Characters for ids of ten, which are easy to read out on the phone: no vowels, so that they form no words,
 * and no look-alikes.
 */
const SIGNS = '23456789bcdfghjkmnpqrstvwxyz2345';
const ID_LENGTH = 10;

const newId = () => Array.from(randomBytes(ID_LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('');

/**
 * The id that a proxy has sent, or a new one.
 * @param given undefined if no proxy is trusted
 */
export function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && SANE_ID.test(given) ? given : newId();
}
