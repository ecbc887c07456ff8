import { z } from 'zod';
import { AgentProblem } from '../protocol/problem';

/** Where a search continues: index of the list, and number of its products seen so far. */
export type Position = { list: number; offset: number };

const MAX_OFFSET = 10_000;

const positionSchema = z
  .tuple([z.number().int().min(0).max(50), z.number().int().min(0).max(MAX_OFFSET)])
  .transform(([list, offset]): Position => ({ list, offset }));

export const START: Position = { list: 0, offset: 0 };

export const writeCursor = ({ list, offset }: Position): string =>
  Buffer.from(JSON.stringify([list, offset])).toString('base64url');

/** @throws AgentProblem if the cursor was not created by this shop */
export function readCursor(cursor: string): Position {
  try {
    return positionSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    // Whatever is wrong with a cursor, the agent has to start again.
    throw new AgentProblem('invalid_request', 'The cursor is none of this shop. Search again without it.');
  }
}
