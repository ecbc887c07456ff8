import { freePort } from '../../scripts/lib/ports.mjs';
import { runProgram, startProgram, waitUntilServing } from '../../scripts/lib/processes.mjs';
import { objectOf } from '../lib/json';

const START_LIMIT_MS = 120_000;
const HEALTH_LIMIT_MS = 30_000;

/**
 * Mounts the image as deploy/compose.yaml does, in a namespace that ends with the program. The root is
 * read-only; /tmp and the image's volumes are in memory, and the volumes belong to the image's user. As in
 * any container engine, host names are resolved as on this machine.
 */
const SCRIPT = `
set -e
root=$1; user=$2; directory=$3; volumes=$4; shift 4
mount --bind "$root" "$root"
for name in hosts resolv.conf; do touch "$root/etc/$name"; mount --bind "/etc/$name" "$root/etc/$name"; done
mount -o remount,bind,ro "$root"
mount --rbind /dev "$root/dev"
mount --rbind /proc "$root/proc"
for volume in $volumes; do mount -t tmpfs -o "uid=$(chroot "$root" id -u "$user"),mode=700" tmpfs "$root$volume"; done
mount -t tmpfs tmpfs "$root/tmp"
exec chroot --userspec="$user:$user" "$root" /bin/sh -c 'cd "$0" && exec "$@"' "$directory" "$@"
`;

const textsOf = (value: unknown) => Object.values(value ?? {}).map(String);

/** The configuration of an image, parsed from the output of `buildah inspect`. */
export function configurationOf(inspected: string) {
  const { config } = objectOf(objectOf(JSON.parse(inspected)).Docker);
  const { User, WorkingDir, Volumes, Env, Cmd, Healthcheck } = objectOf(config);
  return {
    user: String(User),
    directory: String(WorkingDir),
    volumes: Object.keys(Volumes ?? {}).join(' '),
    // A value may contain further equals signs.
    variables: Object.fromEntries(textsOf(Env).map((line) => line.split(/=(.*)/s, 2) as [string, string])),
    command: textsOf(Cmd),
    check: textsOf(objectOf(Healthcheck).Test),
  };
}
type Configuration = ReturnType<typeof configurationOf>;

/** The arguments for running `command` inside the image at `root`. */
function inside(root: string, { user, directory, volumes }: Configuration, command: string[]) {
  return ['--mount', 'sh', '-c', SCRIPT, 'image', root, user, directory, volumes, ...command];
}

/**
 * Runs the image with the files at `root` on a free port of this machine, with its own environment and
 * `variables`.
 * @returns `url`; `checkHealth()`, which resolves to whether the image's health check passes; `stop()`
 */
export async function startImage(root: string, image: Configuration, variables: Record<string, string>) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { ...image.variables, ...variables, PORT: String(port), SITE_URL: url };
  const program = startProgram({
    command: 'unshare',
    args: inside(root, image, image.command),
    env,
    name: 'image',
    output: 'held',
  });
  try {
    await waitUntilServing({
      url,
      program,
      limit: START_LIMIT_MS,
      accept: (status: number) => status === 200,
    });
  } catch (error) {
    await program.stop(0);
    throw error;
  }
  return {
    url,
    async checkHealth() {
      // The first word only marks a command. The health check requests the port that the image itself uses.
      const [, ...command] = image.check;
      const own = command.map((word) => word.replace(':3000/', `:${port}/`));
      const args = inside(root, image, own);
      const { code } = await runProgram({
        command: 'unshare',
        args,
        env,
        output: 'held',
        limit: HEALTH_LIMIT_MS,
      });
      return code === 0;
    },
    stop: () => program.stop(),
  };
}
