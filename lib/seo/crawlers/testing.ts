/** Whether robots.txt closes a path to everybody: `*` matches anything, a last `$` the end. */
export function isClosedBy(robots: string, path: string): boolean {
  const [group = ''] = robots.split('\n\n');
  return [...group.matchAll(/^Disallow: (\S+?)(\$?)$/gm)].some(([, rule = '', end]) => {
    const parts = rule.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}${end}`).test(path);
  });
}
