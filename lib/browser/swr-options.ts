/** Options of `useSWR` for data that rarely changes: read again only by a component that mounts later. */
export const FETCH_PER_MOUNT = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} as const;

/** Options of `useSWR` for data that is read once while the document is open. */
export const FETCH_ONCE = { ...FETCH_PER_MOUNT, revalidateIfStale: false } as const;
