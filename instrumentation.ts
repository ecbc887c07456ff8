/** Next calls this when a server starts, and waits for it before the first answer. */
export async function register(): Promise<void> {
  // Next compiles this file for its other runtime as well, which has none of what is imported.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { prepareProcess } = await import('@/lib/server/prepare');
  await prepareProcess();
}
