import { headlessChromium, launchOptions } from '../../scripts/lib/browser.cjs';

/**
 * Neither optimised nor baseline code: a test leaves its page before compiling pays. One thread collects the garbage of such
 * a short life for less than several that wait for each other.
 */
const JAVASCRIPT = '--js-flags=--no-opt,--no-maglev,--no-sparkplug,--single-threaded-gc';

/** Loading, decoding and drawing pictures takes a quarter of the browser's time. */
const NO_PICTURES = '--blink-settings=imagesEnabled=false';

const browser = (...args: string[]) => launchOptions(headlessChromium(process.env), args);

/** The browser of most tests. */
export const WITHOUT_PICTURES = { launchOptions: browser(JAVASCRIPT, NO_PICTURES) };

/** For the journeys, and for tests about what pictures do: `test.use(WITH_PICTURES)`. */
export const WITH_PICTURES = { launchOptions: browser(JAVASCRIPT) };
