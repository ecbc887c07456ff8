import { headlessChromium, launchOptions } from '../../scripts/lib/browser.cjs';

/**
 * No optimised or baseline code, because a test leaves its page before compiling pays off. One thread collects garbage:
 * in such a short life that takes less time than several threads that wait for each other.
 */
const JAVASCRIPT = '--js-flags=--no-opt,--no-maglev,--no-sparkplug,--single-threaded-gc';

/** Loading, decoding and drawing pictures takes a quarter of the browser's time. */
const NO_PICTURES = '--blink-settings=imagesEnabled=false';

const browser = (...args: string[]) => launchOptions(headlessChromium(process.env), args);

/** The browser of most tests. */
export const WITHOUT_PICTURES = { launchOptions: browser(JAVASCRIPT, NO_PICTURES) };

/** For journeys, and for tests of how pictures behave: `test.use(WITH_PICTURES)`. */
export const WITH_PICTURES = { launchOptions: browser(JAVASCRIPT) };
