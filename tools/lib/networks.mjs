/**
 * Gives an address of another network at each call, since calls are limited by network: IPv4 by the first three numbers.
 * @param {number} first number of all of them
 * @param {number} [start] how many were given before
 */
export function createNetworks(first, start = 0) {
  let count = start;
  return () => {
    count += 1;
    return `${first}.${(count >> 8) & 255}.${count & 255}.7`;
  };
}
