import { StoreApiError } from '@/lib/platform/errors';
import { failureMessage } from './failure-message';

test.each([
  ['ENOTFOUND', 'The name of its host cannot be found (DNS).'],
  ['CERT_HAS_EXPIRED', 'Its certificate is not accepted (TLS, CERT_HAS_EXPIRED).'],
  [
    'ERR_SSL_WRONG_VERSION_NUMBER',
    'There is no TLS at this address (ERR_SSL_WRONG_VERSION_NUMBER): is it http?',
  ],
  ['UND_ERR_CONNECT_TIMEOUT', 'The connection was not accepted within a second.'],
  ['ECONNRESET', 'The connection broke (ECONNRESET).'],
])('API-43: message for a connection that fails with %s', (reason, message) => {
  expect(failureMessage(new StoreApiError('unreachable', 'GET url/home', { reason }))).toBe(message);
});

test('API-43: message for a proxy that responds instead of the platform', () => {
  const error = new StoreApiError('malformed', 'GET url/home', { status: 404, reason: 'not JSON' });
  expect(failureMessage(error)).toBe(
    'Another program returns 404 in its place: is the address the part before /v2/front?',
  );
});
