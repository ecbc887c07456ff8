/* npm run screens: collects the facts next to the pages of app/(shop)/[view] after one of its folders came or went. */
import { log } from './lib/cli.mjs';
import { writeScreens } from './lib/screens.mjs';

const written = writeScreens();
log(written.length > 0 ? `Written: ${written.join(', ')}` : 'Up to date.');
