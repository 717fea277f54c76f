import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Pool } from 'pg'
import { expect, test } from 'vitest'
import { readDatabaseImage } from './database-image.ts'
import { WorkerStream } from './worker-stream.ts'

test('the database thread keeps no results: 100 MB of them fit through a heap of 64 MB', async () => {
  const worker = new Worker(new URL('worker.ts', import.meta.url), {
    workerData: { folder: null, archive: await readDatabaseImage() },
    resourceLimits: { maxOldGenerationSizeMb: 64 },
  })
  const failed = once(worker, 'error')
  await once(worker, 'message')
  const pool = new Pool({ max: 1, user: 'postgres', database: 'postgres', stream: () => new WorkerStream(worker) as never })
  const lengths = new Set<number>()
  for (let count = 0; count < 100; count += 1) {
    const { rows } = await pool.query("select repeat('x', 1000000) as long").catch(async () => Promise.reject((await failed)[0]))
    lengths.add(rows[0].long.length)
  }
  expect([...lengths]).toEqual([1_000_000])
  await pool.end()
  await worker.terminate()
})
