import { openPglite } from './open-pglite.ts'

/*
 * The program that makes an empty database in the folder of its first argument. Making one takes a gigabyte of memory, of
 * which a process that goes on keeps a part: so it is done in a process of its own, which ends with its parent.
 */

process.once('disconnect', () => process.exit())
const database = await openPglite({ folder: process.argv[2]!, archive: null })
await database.close()
process.disconnect()
