import { z } from 'zod';
import { AgentProblem } from '../protocol/problem';

const MAX_ENTRIES = 200;

const version = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const name = z.string().max(200);
const entry = z.looseObject({ version });

const capability = entry.extend({ extends: z.union([name, z.array(name).min(1).max(20)]).optional() });

const registry = <Entry extends z.ZodType>(of: Entry) =>
  z
    .record(name, z.array(of).max(20))
    .refine((entries) => Object.keys(entries).length <= MAX_ENTRIES, 'too many entries');

/** An agent's profile document. */
const platformProfileSchema = z.looseObject({
  ucp: z.looseObject({
    version,
    services: registry(entry.extend({ transport: z.string() })),
    capabilities: registry(capability).default({}),
    payment_handlers: registry(entry),
  }),
});
export type PlatformProfile = z.output<typeof platformProfileSchema>;

export const malformed = (what: string) =>
  new AgentProblem('profile_malformed', `The profile in UCP-Agent cannot be read: ${what}.`);

/** Parses an agent's profile document. @throws AgentProblem */
export function parseProfile(bytes: Uint8Array): PlatformProfile {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw malformed('it is not JSON');
  }
  const parsed = platformProfileSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw malformed(`${parsed.error.issues[0]?.path.join('.') || 'it'} has another form`);
}
