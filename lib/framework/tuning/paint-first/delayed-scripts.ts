import { DEAD_BUTTON, type StyleSheet, startScripts } from './start-scripts';

const BOOTSTRAP_SCRIPT =
  /<script src="(\/_next\/static\/[\w~./-]+\.js)" async=""(?: id="[^"]*")?><\/script>/g;
const SCRIPT_PRELOAD =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+\.js"\/>/g;
const FIRST_STYLE_OR_END = /<link rel="stylesheet"|<style>|<\/head>/;

/**
 * Replaces the framework's scripts in a finished page with a small one, which fetches them after the first paint:
 * before that they would compete with it. It also restores the links of `sheets`, which are inlined in the page.
 * Undefined if the page has no such scripts.
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
    // Scripts wait for preceding style sheets.
    .replace(FIRST_STYLE_OR_END, (found) => `<script>${script}</script>${found}`);
  return { html: delayed, script };
}
