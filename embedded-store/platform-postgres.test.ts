/** @jest-environment node */
import { platformContract } from './testing/contract/all';
import { openPostgresStore } from './testing/test-store';

// A server that allows creating databases, for example postgres://postgres@localhost:5432/postgres
const adminUrl = process.env.TEST_DATABASE_URL;

if (adminUrl) {
  describe('platform on PostgreSQL', () => platformContract(() => openPostgresStore(adminUrl)));
} else {
  describe('platform on PostgreSQL', () => {
    test.skip('skipped: set TEST_DATABASE_URL to a PostgreSQL server to run the contract tests there', () => {});
  });
}
