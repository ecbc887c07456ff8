import { isStoreApiError, isUnanswered, type StoreApiError } from './errors';

/** What calls to the platform show of its state. `startedAt` is the call's performance.now(). */
export type CallObserver = {
  /** It answered, if only with a refusal. */
  onAnswer: (startedAt: number) => void;
  onNoAnswer: (startedAt: number, error: StoreApiError) => void;
};

/**
 * Makes a call and reports whether it was answered. An error that is not the platform's, such as a shopper leaving, is
 * neither. @throws what `call` throws
 */
export async function observeCall<T>(call: () => Promise<T>, observer: CallObserver): Promise<T> {
  const startedAt = performance.now();
  try {
    const answer = await call();
    observer.onAnswer(startedAt);
    return answer;
  } catch (error) {
    if (isStoreApiError(error)) {
      if (isUnanswered(error)) observer.onNoAnswer(startedAt, error);
      else observer.onAnswer(startedAt);
    }
    throw error;
  }
}
