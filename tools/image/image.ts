/*
 * Runs the image as in production: with a read-only root and the image's own user, and with its volumes and
 * /tmp in memory. Compares its size with the limits. `--local-base` creates the base image once, from Debian
 * and this machine's Node.js.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { CliError, createTempFolder, log, ROOT } from '../../scripts/lib/cli.mjs';
import { runMain } from '../../scripts/lib/processes.mjs';
import { thirdParties } from '../../scripts/lib/settings.mjs';
import { startTestShop } from '../../scripts/lib/shop.mjs';
import { compareShops } from '../crawl/compare-shops';
import { readOptions } from '../lib/options';
import { configurationOf, startImage } from './run-image';

const IMAGE = 'localhost/storefront-shop';
const BASE_IMAGE = 'localhost/storefront-base';
const DEBIAN = 'bookworm';
const CERTIFICATES = process.env.NODE_EXTRA_CA_CERTS;
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
const COMPARED = 150;
/** Debian's folders that the official image leaves out too. */
const LEFT_OUT = ['var/cache/apt', 'var/lib/apt/lists', 'usr/share/doc', 'usr/share/locale', 'usr/share/man'];
/** Maximum size in MB: of the image, and of the shop in it without Debian and Node.js. */
const LIMITS = { '': 350, app: 120 };
const MB = 1_000_000;

/** With these options, buildah needs no daemon and also works inside a container. */
const env = { BUILDAH_ISOLATION: 'chroot', STORAGE_DRIVER: 'vfs', ...process.env };

/** Runs a program until it ends. Resolves to what it printed. */
async function run(command: string, args: string[]) {
  const options = { env, cwd: ROOT, maxBuffer: MAX_OUTPUT_BYTES };
  const { stdout } = await promisify(execFile)(command, args, options).catch(
    ({ stderr, message }: Error & { stderr?: string }) => {
      throw new CliError(`${command} ${args[0]} failed: ${stderr?.trim().slice(-2_000) || message}`);
    },
  );
  return stdout.trim();
}

/**
 * Builds the parts of the official image that the Dockerfile needs: Debian, Node.js, npm and the user `node`.
 */
async function buildBase() {
  const { folder, remove } = createTempFolder('base');
  try {
    await run('debootstrap', ['--variant=minbase', '--include=libstdc++6', DEBIAN, folder]);
    for (const name of LEFT_OUT) fs.rmSync(path.join(folder, name), { recursive: true });
    fs.copyFileSync(process.execPath, path.join(folder, 'usr/bin/node'));
    const npm = path.resolve(path.dirname(fs.realpathSync(process.execPath)), '../lib/node_modules/npm');
    fs.cpSync(npm, path.join(folder, 'usr/lib/node_modules/npm'), { recursive: true });
    fs.symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(folder, 'usr/bin/npm'));
    await run('chroot', [folder, 'useradd', '--create-home', '--uid', '1000', 'node']);
    const container = await run('buildah', ['from', 'scratch']);
    await run('buildah', ['add', container, folder, '/']);
    // The registry may be behind a proxy that this machine trusts.
    if (CERTIFICATES)
      await run('buildah', ['config', '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`, container]);
    await run('buildah', ['commit', '--rm', container, BASE_IMAGE]);
  } finally {
    remove();
  }
}

async function buildImage(localBase: boolean) {
  if (
    localBase &&
    (await run('buildah', ['images', '--quiet', '--filter', `reference=${BASE_IMAGE}`])) === ''
  ) {
    log('Building the base image. This takes about three minutes.');
    await buildBase();
  }
  log('Building the image. This takes about six minutes.');
  // Of buildah's formats, only `docker` keeps HEALTHCHECK.
  const options = ['--format=docker', '--file=deploy/Dockerfile', '--target=shop', `--tag=${IMAGE}`];
  const base = localBase ? [`--build-arg=NODE=${BASE_IMAGE}`] : [];
  const volume = CERTIFICATES ? [`--volume=${CERTIFICATES}:${CERTIFICATES}:ro`] : [];
  await run('buildah', ['build', ...options, ...base, ...volume, ROOT]);
}

/** Whether the image at `root` is within its limits. */
async function checkSize(root: string) {
  let isSmall = true;
  for (const [folder, limit] of Object.entries(LIMITS)) {
    const size = Math.ceil(Number.parseInt(await run('du', ['-sbx', path.join(root, folder)]), 10) / MB);
    log(`/${folder} takes ${size} MB of at most ${limit} MB.`);
    isSmall &&= size <= limit;
  }
  return isSmall;
}

async function compareWithStart(container: string) {
  const root = await run('buildah', ['mount', container]);
  const isSmall = await checkSize(root);
  const configuration = configurationOf(await run('buildah', ['inspect', container]));
  log('Starting the shop and the image.');
  const shop = await startTestShop();
  const { storeUrl } = shop;
  let image: Awaited<ReturnType<typeof startImage>> | undefined;
  try {
    image = await startImage(root, configuration, {
      STORE_API_URL: `${storeUrl}/api`,
      STORE_SITE_URL: storeUrl,
      STOREFRONT: 'oculos',
      ...thirdParties({}, storeUrl),
    });
    const healthy = await image.checkHealth();
    log(`The image runs as ${configuration.user}; its health check ${healthy ? 'passes' : 'fails'}.`);
    const bases = [shop.baseUrl, image.url] as const;
    const { compared, differences } = await compareShops(bases, { max: COMPARED, parallel: 2 });
    for (const { address, problem } of differences) log(`${address}: ${problem}`);
    log(`${compared} addresses compared with npm start: ${differences.length} differences.`);
    return isSmall && healthy && differences.length === 0 ? 0 : 1;
  } finally {
    await image?.stop();
    await shop.stop();
  }
}

async function main() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new CliError(
      'npm run tools -- image needs root on Linux, to run the image without a container engine.',
    );
  }
  await buildImage(readOptions('image').values['local-base'] !== undefined);
  const container = await run('buildah', ['from', IMAGE]);
  try {
    return await compareWithStart(container);
  } finally {
    await run('buildah', ['rm', container]);
    await run('buildah', ['rmi', '--force', IMAGE]);
  }
}

await runMain(main, { signalCode: 130 });
