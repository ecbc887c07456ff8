/* Stands in for `server-only` in unit tests, where there is no client to keep out. */
