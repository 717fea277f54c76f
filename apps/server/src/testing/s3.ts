import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Settings } from '../media/s3-store.ts'

/** An S3-compatible server for tests with one bucket. It verifies signatures like a real one. */
export interface TestS3 {
  readonly settings: S3Settings
  /** Stops the server like an outage; its files remain. */
  stop(): Promise<void>
  /** Restarts the server on the same port. */
  restart(): Promise<void>
  /** Stops the server and deletes its files. */
  remove(): Promise<void>
}

/** Starts a server on a free port. */
export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'shop-s3-'))
  const start = async (port: number) => {
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      vhostBuckets: false,
      configureBuckets: [{ name: 'pictures' }],
    })
    return { server, port: (await server.run()).port }
  }
  let { server, port } = await start(0)
  let running = true
  const stop = async () => {
    if (!running) return
    running = false
    const closed = server.close()
    server.httpServer.closeAllConnections()
    await closed
  }
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'pictures',
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    stop,
    async restart() {
      ;({ server, port } = await start(port))
      running = true
    },
    async remove() {
      await stop()
      await rm(directory, { recursive: true })
    },
  }
}
