/** A failure the operator can fix: its message is one plain sentence, shown without a stack trace. */
export class StartupError extends Error {
  override name = 'StartupError';
}
