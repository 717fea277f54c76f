import { openPglite } from './open-pglite.ts'

/*
 * Creates an empty database in the folder of the first argument. That takes a gigabyte of memory, part of which a process keeps.
 * So it runs in a separate process, which ends with its parent.
 */

process.once('disconnect', () => process.exit())
const database = await openPglite({ folder: process.argv[2]!, archive: null })
await database.close()
process.disconnect()
