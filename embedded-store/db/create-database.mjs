/*
 * Creates an empty PGlite database in the folder of its argument, in its own process: PGlite keeps the 450 MB that
 * creating one takes for as long as its process lives.
 */
import { PGlite } from '@electric-sql/pglite';

const database = await PGlite.create(process.argv[2]);
await database.close();
