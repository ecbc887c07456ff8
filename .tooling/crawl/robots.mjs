/** The paths that robots.txt closes to everybody, as expressions. */
export function disallowedBy(robots) {
  const [everybody = ''] = robots.split(/\n\s*\n/).filter((group) => /^User-agent: \*$/m.test(group));
  return [...everybody.matchAll(/^Disallow: (\S+)$/gm)].map(
    ([, path]) => new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}`),
  );
}
