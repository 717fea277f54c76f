import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Settings } from '../media/s3-store.ts'

/** An S3-compatible server of the tests' own, with one bucket. It checks signatures as the real ones do. */
export interface TestS3 {
  readonly settings: S3Settings
  /** Stops it, as when a network or a provider fails; what it keeps stays. */
  goAway(): Promise<void>
  /** Starts it again on the same port. */
  comeBack(): Promise<void>
  /** Stops it and removes its files. */
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
  const goAway = async () => {
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
    goAway,
    async comeBack() {
      ;({ server, port } = await start(port))
      running = true
    },
    async remove() {
      await goAway()
      await rm(directory, { recursive: true })
    },
  }
}
