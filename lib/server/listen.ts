import type { Server } from 'node:http';

/**
 * Resolves once the server listens at `port`: at one IP address of this machine, or at all of them with null.
 * @throws the system's error when it cannot
 */
export function listen(server: Server, port: number, address: string | null): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: address ?? undefined }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
