/** The shop has no server actions: forms go through the gateway. */
export function serverActionReducer() {
  throw new Error('The shop has no server actions.');
}
