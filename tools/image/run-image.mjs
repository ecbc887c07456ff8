import { freePort } from '../../scripts/lib/ports.mjs';
import { runProgram, startProgram, waitForAnswer } from '../../scripts/lib/processes.mjs';

const START_LIMIT_MS = 120_000;
const HEALTH_LIMIT_MS = 30_000;

/**
 * Mounts the image as deploy/compose.yaml does, in a namespace that ends with the program: the root is read-only, /tmp
 * and the image's volumes are in memory, and the volumes belong to its user. As in any container engine, host names are
 * resolved as on this machine.
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

/** The arguments that run `command` inside the image at `root`. */
function inside(root, { User, WorkingDir, Volumes }, command) {
  const volumes = Object.keys(Volumes ?? {}).join(' ');
  return ['--mount', 'sh', '-c', SCRIPT, 'image', root, User, WorkingDir, volumes, ...command];
}

const variablesOf = (config) =>
  Object.fromEntries(config.Env.map((line) => [line.split('=', 1)[0], line.slice(line.indexOf('=') + 1)]));

/**
 * Runs the image whose files are at `root` and whose configuration is `config`, on a free port of this machine, with
 * its own environment and `variables`.
 * @returns `url`; `checkHealth()` resolves to whether the image's own check passes; `stop()`
 */
export async function startImage({ root, config, variables }) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { ...variablesOf(config), ...variables, PORT: String(port), SITE_URL: url };
  const program = startProgram({
    command: 'unshare',
    args: inside(root, config, config.Cmd),
    env,
    name: 'image',
    output: 'held',
  });
  try {
    await waitForAnswer({ url, program, limit: START_LIMIT_MS, accept: (status) => status === 200 });
  } catch (error) {
    await program.stop(0);
    throw error;
  }
  return {
    url,
    async checkHealth() {
      // The first word only marks a command. The check requests the image's own port.
      const [, ...command] = config.Healthcheck.Test;
      const own = command.map((word) => word.replace(':3000/', `:${port}/`));
      const args = inside(root, config, own);
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
