import path from 'node:path';

/** The pages use the repository's packages. */
const root = path.resolve(import.meta.dirname, '..', '..', '..');

/** @type {import('next').NextConfig} */
export default { poweredByHeader: false, devIndicators: false, turbopack: { root } };
