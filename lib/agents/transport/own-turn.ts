import { createTurns } from '@/lib/shared/turns';

const startInTurn = createTurns(1);

/**
 * Resolves in a turn of the event loop in which no other call of an agent starts. Calls that came while the thread was
 * busy would else all run at once, before shoppers who came in the same moment.
 */
export const ownTurn = (): Promise<void> => new Promise<void>(startInTurn);
