import { timestamp } from 'drizzle-orm/pg-core';

/** When a row was written, by the database's clock. */
export const createdAt = () => timestamp('criado_em', { withTimezone: true }).notNull().defaultNow();
