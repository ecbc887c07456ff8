/*
 * Next calls this before anything else of its browser code, and evaluates the rest in one task, too long for a slow
 * phone. So React comes here, and an empty script in Next's list of scripts that come before hydration leaves the rest
 * to its own task.
 */
import 'react-dom/client';

/** Address, if any, and attributes of each script. */
type ScriptsBeforeHydration = { __next_s?: [src: undefined, attributes: { children: string }][] };

(window as ScriptsBeforeHydration).__next_s = [[undefined, { children: '' }]];
