/*
 * npm run tools -- screens: collects the modules next to the pages of app/(shop)/[view]. Run it after adding or
 * removing a page.
 */
import { log } from '../../scripts/lib/cli.mjs';
import { writeScreens } from '../../scripts/lib/screens.mjs';

const written = writeScreens();
log(written.length > 0 ? `Written: ${written.join(', ')}` : 'Up to date.');
