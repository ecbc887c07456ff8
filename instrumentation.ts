/** Next calls this when a server starts, and waits for it before the first answer. */
export async function register(): Promise<void> {
  // Next also compiles this file for the Edge runtime, which has none of the imported modules.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { prepareProcess } = await import('@/lib/server/prepare');
  await prepareProcess();
}
