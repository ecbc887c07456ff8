/* Globals that the tools add to a page that they measure or judge. */
import type axeCore from 'axe-core';

/** gremlins.js, which has no types. */
interface Gremlins {
  createHorde(options: object): { unleash(): Promise<void>; stop(): void };
  Chance: new (seed: number) => object;
  species: Record<string, (options: object) => (...tools: unknown[]) => () => Promise<void>>;
  strategies: { distribution(options: { nb: number; delay: number }): object };
}

/** The report of IBM's checker. */
interface IbmResult {
  ruleId: string;
  reasonId: string;
  message: string;
  snippet: string;
  value: [string, string];
}

/** The modules of the try-on that tools/try-on-accuracy bundles for its page. */
type TryOn = typeof import('../../lib/try-on/photo') &
  typeof import('../../lib/try-on/geometry/placement') &
  typeof import('../../lib/try-on/measure-card') &
  typeof import('../../lib/try-on/photo-optics');

declare global {
  const axe: typeof axeCore;
  const ace: { Checker: new () => { check(node: Node, rules: string[]): Promise<{ results: IbmResult[] }> } };
  const gremlins: Gremlins;

  interface Window {
    /** tools/bench/interactions.mjs: the longest event of each interaction, in ms. */
    interactionDurations: () => number[];
    forgetInteractions: () => void;
    /** tools/bench/navigations.mjs: the duration of a navigation; unset until it has ended. */
    navigationMs?: number;
    /** tools/bench/phone.mjs: times in ms since the page was opened, 0 before they are known. */
    phoneBench: {
      lcp: number;
      shifts: number;
      tasks: { startTime: number; duration: number }[];
      pressedAt: number;
      answeredAt: number;
      filledAt: number;
    };
    /** tools/bench/try-on.mjs: when the frame was drawn on the camera's picture. */
    liveTimes: number[];
    /** tools/try-on-accuracy/measure.mjs. */
    tryOn: TryOn;
  }

  interface PerformanceObserverInit {
    /** The shortest event that is reported, in ms. Missing in TypeScript's types. */
    durationThreshold?: number;
  }
}
