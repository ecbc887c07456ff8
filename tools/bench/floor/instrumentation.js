/** See middleware.js. */
export function register() {}
