/** An element by its role and accessible name, by its text, or a field by its label; within another one if given. */
export type Target = {
  role?: string;
  name?: string | RegExp;
  text?: RegExp;
  label?: string;
  in?: Target;
};

/** The keys that journeys press, in Playwright's names. */
export type Key = 'Enter' | 'Escape' | 'ArrowDown';

/**
 * Actions of journeys in a browser, so that one description runs in every engine. Elements that cannot be seen, or are
 * disabled, do not exist; of several the first one is taken. A name in quotes is the whole name. What acts on an
 * element waits until it is there.
 */
export type PageDriver = {
  /** Opens a path of the shop and waits until the document is loaded. */
  open: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  address: () => Promise<URL>;
  click: (target: Target) => Promise<void>;
  /** Replaces what a field holds, key by key. */
  fill: (target: Target, text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  count: (target: Target) => Promise<number>;
  /** Text of an element, or what a field holds; undefined while there is none. */
  text: (target: Target) => Promise<string | undefined>;
  isFocused: (target: Target) => Promise<boolean>;
  /** Evaluates an expression in the page; its value must be JSON. */
  evaluate: <Value>(expression: string) => Promise<Value>;
};
