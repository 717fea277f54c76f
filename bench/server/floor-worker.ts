/* The thread of the floor's embedded database. */
import { parentPort, workerData } from 'node:worker_threads'
import { openPglite } from '../../apps/server/src/db/embedded/open-pglite.ts'
import { floorStatement } from './floor-rows.ts'

const { folder } = workerData as { folder: string }
const database = await openPglite({ folder, archive: null })
await database.exec(`prepare floor (uuid[]) as ${floorStatement}`)

let last = Promise.resolve()
parentPort?.on('message', (ids: readonly string[]) => {
  last = last.then(async () => {
    const [result] = await database.exec(`execute floor ('{${ids.join(',')}}')`)
    parentPort?.postMessage(result?.rows)
  })
})
