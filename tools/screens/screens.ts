/* npm run tools -- screens: collects the facts next to the pages of app/(shop)/[view] after one of its folders came or went. */
import { log } from '../../scripts/lib/cli.mjs';
import { writeScreens } from '../../scripts/lib/screens.mjs';

const written = writeScreens();
log(written.length > 0 ? `Written: ${written.join(', ')}` : 'Up to date.');
