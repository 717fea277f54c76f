import { Worker } from 'node:worker_threads'
import { Pool } from 'pg'
import { expect, test } from 'vitest'
import { WorkerStream } from './worker-stream.ts'

test('a query fails immediately when the database thread ends before responding', async () => {
  const worker = new Worker("require('node:worker_threads').parentPort.once('message', () => process.exit(3))", { eval: true })
  const pool = new Pool({ max: 1, stream: () => new WorkerStream(worker) as never })
  await expect(pool.query('select 1')).rejects.toThrow('The embedded database has stopped.')
  await pool.end()
})
