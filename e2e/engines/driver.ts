/**
 * An element found by its role and accessible name, by its text, or a field by its label; inside another element if one
 * is given.
 */
export type Target = {
  role?: string;
  name?: string | RegExp;
  text?: RegExp;
  label?: string;
  in?: Target;
};

/** The keys that journeys use, with Playwright's names. */
export type Key = 'Enter' | 'Escape' | 'ArrowDown';

/**
 * Actions of a journey in a browser, so that one description runs in every engine. Invisible and disabled elements are
 * ignored; of several matches the first is used. A string name must match the whole name. Actions on an element wait
 * until it exists.
 */
export type PageDriver = {
  /** Opens a path of the shop and waits until the document is loaded. */
  open: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  address: () => Promise<URL>;
  click: (target: Target) => Promise<void>;
  /** Replaces the content of a field, key by key. */
  fill: (target: Target, text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  count: (target: Target) => Promise<number>;
  /** Text of an element, or content of a field; undefined if there is none. */
  text: (target: Target) => Promise<string | undefined>;
  isFocused: (target: Target) => Promise<boolean>;
  /** Evaluates an expression in the page; its value must be JSON. */
  evaluate: <Value>(expression: string) => Promise<Value>;
};
