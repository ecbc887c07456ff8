import { DEAD_BUTTON, type StyleSheet, startScripts } from './start-scripts';

const BOOTSTRAP_SCRIPT =
  /<script src="(\/_next\/static\/[\w~./-]+\.js)" async=""(?: id="[^"]*")?><\/script>/g;
const SCRIPT_PRELOAD =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+\.js"\/>/g;
const FIRST_STYLE_OR_END = /<link rel="stylesheet"|<style>|<\/head>/;

/**
 * Takes the framework's scripts out of a finished page and puts a small one in their place, which fetches them when the
 * first view has been painted: before that they compete with it. It gives `sheets`, whose text is in the page, their
 * links back. Undefined when the page has no such scripts.
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
    // Scripts wait for the style sheets before them.
    .replace(FIRST_STYLE_OR_END, (found) => `<script>${script}</script>${found}`);
  return { html: delayed, script };
}
