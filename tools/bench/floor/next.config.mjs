import path from 'node:path';

/** Packages are those of the repository. */
const root = path.resolve(import.meta.dirname, '..', '..', '..');

/** @type {import('next').NextConfig} */
export default { poweredByHeader: false, devIndicators: false, turbopack: { root } };
