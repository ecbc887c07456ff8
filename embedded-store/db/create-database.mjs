/* Creates an empty PGlite database in the folder of its argument, in a separate process: PGlite needs 450 MB to
   create one, and keeps them as long as its process lives. */
import { PGlite } from '@electric-sql/pglite';

const database = await PGlite.create(process.argv[2]);
await database.close();
