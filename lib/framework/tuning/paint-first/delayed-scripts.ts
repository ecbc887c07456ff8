import { DEAD_BUTTON, type StyleSheet, startScripts } from './start-scripts';

const BOOTSTRAP_SCRIPT =
  /<script src="(\/_next\/static\/[\w~./-]+\.js)" async=""(?: id="[^"]*")?><\/script>/g;
const SCRIPT_PRELOAD =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+\.js"\/>/g;
const FIRST_STYLE_OR_END = /<link rel="stylesheet"|<style>|<\/head>/;

/**
 * Replaces the framework's scripts in a finished page with a small script that fetches them after the first
 * paint, so that they do not delay it. The small script also restores the links of `sheets`, which are
 * inlined in the page. Undefined if the page has no such scripts.
 * @returns the page, and the text of the small script
 */
export function delayScripts(
  html: string,
  sheets: StyleSheet[] = [],
): { html: string; script: string } | undefined {
  const addresses = [...html.matchAll(BOOTSTRAP_SCRIPT)].flatMap(([, address]) => address ?? []);
  if (addresses.length === 0) return undefined;
  const values = [addresses, sheets, DEAD_BUTTON].map((value) => JSON.stringify(value)).join();
  const script = `(${startScripts.toString()})(${values})`;
  const delayed = html
    .replace(BOOTSTRAP_SCRIPT, '')
    .replace(SCRIPT_PRELOAD, '')
    // A script waits for the style sheets before it, so this one goes in front of them.
    .replace(FIRST_STYLE_OR_END, (found) => `<script>${script}</script>${found}`);
  return { html: delayed, script };
}
