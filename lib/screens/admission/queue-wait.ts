const MAX_WAIT_MS = 3_000;

/** So many at the front of the queue may wait longer: on a slow machine renders are slow too. */
const NEAR = 16;
const MAX_WAIT_NEAR_MS = 8_000;

/** How long a request may wait to be rendered, in ms. @param ahead requests that wait already */
export const maxWaitMs = (ahead: number): number => (ahead < NEAR ? MAX_WAIT_NEAR_MS : MAX_WAIT_MS);
