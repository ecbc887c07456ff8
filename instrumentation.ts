/** Next calls this when a server starts, and handles no request until it resolves. */
export async function register(): Promise<void> {
  // Next also compiles this file for the Edge runtime, which has none of the imported modules.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { prepareProcess } = await import('@/lib/server/prepare');
  await prepareProcess();
}
