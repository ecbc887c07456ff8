import type { NextConfig } from 'next';
import type { TuningName } from '@/lib/config/framework-tuning.mjs';

/** The input of a tuning, and the sign that it had its result. */
type Stages = {
  /** The configuration of a build; `check` gets the folder of the scripts and styles that it made. */
  config: { apply: (config: NextConfig) => NextConfig; check: (folder: string) => boolean };
  /** Those scripts and styles. */
  files: { apply: (folder: string) => void; check: (folder: string) => boolean };
  /** Each finished page. `apply` gives nothing for a page that it cannot change. */
  page: { apply: (html: string) => TunedPage | undefined; check: (page: TunedPage) => boolean };
  /** The server; `check` compares an answer of Next's with the headers that would have been sent in its place. */
  server: { apply: () => void; check: (names: { fromNext: string[]; own: string[] }) => boolean };
};

/** `script`: text of the script in the head that starts the others. */
export type TunedPage = { html: string; script?: string };

/** Something that makes the shop faster than plain Next, and nothing else. */
type TuningOf<Stage extends keyof Stages> = { name: TuningName; stage: Stage } & Stages[Stage];
export type Tuning = { [Stage in keyof Stages]: TuningOf<Stage> }[keyof Stages];
