import type { NextConfig } from 'next';
import type { TuningName } from '@/lib/config/framework-tuning.mjs';

/** The changes that a tuning makes at each stage, and the check of its result. */
type Stages = {
  /** Changes the build configuration. `check` gets the folder with the resulting scripts and styles. */
  config: { apply: (config: NextConfig) => NextConfig; check: (folder: string) => boolean };
  /** Changes the scripts and styles of the build. */
  files: { apply: (folder: string) => void; check: (folder: string) => boolean };
  /** Changes each finished page. `apply` returns undefined for a page that it cannot change. */
  page: { apply: (html: string) => TunedPage | undefined; check: (page: TunedPage) => boolean };
  /** Changes the server. `check` compares the headers of one of Next's responses with ours. */
  server: { apply: () => void; check: (names: { fromNext: string[]; own: string[] }) => boolean };
};

/** A changed page. `script` is the text of the head script that starts the others. */
export type TunedPage = { html: string; script?: string };

/** A change that makes the shop faster than plain Next, and does nothing else. */
type TuningOf<Stage extends keyof Stages> = { name: TuningName; stage: Stage } & Stages[Stage];
export type Tuning = { [Stage in keyof Stages]: TuningOf<Stage> }[keyof Stages];
