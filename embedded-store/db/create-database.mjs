/*
 * Creates an empty PGlite database in the folder given as argument. This is a separate process because PGlite
 * needs 450 MB to create one, and keeps them until its process ends.
 */
import { PGlite } from '@electric-sql/pglite';

const database = await PGlite.create(process.argv[2]);
await database.close();
