import { chromium } from 'playwright';
import { headlessChromium, launchOptions } from '../../scripts/lib/browser.cjs';

/** Starts the browser for tests. */
export const launchChromium = () => chromium.launch(launchOptions(headlessChromium(process.env)));
