const SYSTEMS = 'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(' ');
const PROCESSORS = 'arm64 arm ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' ');

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, dev?: boolean,
 *   dependencies?: Dependencies, optionalDependencies?: Dependencies, peerDependencies?: Dependencies,
 *   devDependencies?: Dependencies }} LockEntry
 * @typedef {Record<string, string>} Dependencies versions by package
 * @typedef {Record<string, LockEntry>} Packages the `packages` of a lock file
 */

/**
 * The key in the lock file's `packages` under which `parent` finds the package `name`; undefined if there is none.
 * @param {Packages} packages
 * @param {string} parent
 * @param {string} name
 */
export function lockPathOf(packages, parent, name) {
  const folders = parent.split('/node_modules/');
  for (let depth = folders.length; depth >= 0; depth--) {
    const folder = folders.slice(0, depth).join('/node_modules/');
    const candidate = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[candidate] !== undefined) return candidate;
  }
  return undefined;
}

/**
 * Optional packages that a lock file's `packages` require but do not list, as `{ name, version, dev }`. npm
 * leaves out packages that its registry did not return, and `npm ci` then rejects the file.
 * @param {Packages} packages
 */
export function missingOptionalPackages(packages) {
  const missing = new Map();
  for (const [parent, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (lockPathOf(packages, parent, name) === undefined)
        missing.set(name, { name, version, dev: entry.dev === true });
    }
  }
  return [...missing.values()];
}

/** The `os`, `cpu` and `libc` of a platform package, read from its name. @param {string} name */
export function platformOf(name) {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((word) => word.startsWith('gnu')) && os.includes('linux')
      ? ['glibc']
      : [];
  return Object.fromEntries(Object.entries({ os, cpu, libc }).filter(([, values]) => values.length > 0));
}

/**
 * The lock file with an entry for every missing platform package of an exact version. The entries have no
 * integrity, because npm adds it when it first fetches the package.
 * @param {{ packages: Packages }} lock
 */
export function completedLock(lock) {
  /** @type {Packages} */
  const packages = { ...lock.packages };
  for (const { name, version, dev } of missingOptionalPackages(lock.packages)) {
    const platform = platformOf(name);
    if (!/^\d+\.\d+\.\d+/.test(version) || Object.keys(platform).length === 0) continue;
    packages[`node_modules/${name}`] = { version, ...(dev ? { dev } : {}), optional: true, ...platform };
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...lock, packages: Object.fromEntries(sorted) };
}
