/** See middleware.js. */
export {};
