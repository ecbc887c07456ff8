/** Next calls this when a server starts, and compiles it for its edge runtime too, which has no files to read. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { checkConfiguration } = await import('@/lib/config/check-configuration');
  checkConfiguration();
}
