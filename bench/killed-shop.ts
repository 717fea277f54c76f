import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

const port = 3210
const program = join(import.meta.dirname, '../apps/server/src/testing/api-server.ts')

/** The address of the shop. */
export const shopUrl = `http://127.0.0.1:${port}`

/** A shop in a process that is killed and started again. */
export interface KilledShop {
  /** Starts the process, without waiting. */
  start(): void
  /** Waits until the shop responds and returns the milliseconds; throws when its process has exited. */
  ready(): Promise<number>
  kill(): Promise<void>
  /** Ends the process properly. */
  stop(): Promise<void>
  /** Starts a second process on the same data folder, and throws unless it is rejected. Returns its error output. */
  expectRejection(): Promise<string>
}

/** @param settings - the settings of the shop, as environment variables */
export function createKilledShop(settings: Readonly<Record<string, string>>): KilledShop {
  let child: ChildProcess | null = null
  process.once('exit', () => child?.kill('SIGKILL'))

  function spawnShop(listenOn: number): { process: ChildProcess; output: Promise<string> } {
    const env = { ...process.env, LOG_LEVEL: 'silent', DATABASE_URL: '', ...settings, PORT: String(listenOn) }
    const started = spawn('node', [program], { env, stdio: ['ignore', 'ignore', 'pipe'] })
    return { process: started, output: text(started.stderr) }
  }

  let output = Promise.resolve('')
  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (child === null || child.exitCode !== null) throw new Error(`The shop ended by itself: ${await output}`)
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  return {
    start() {
      ;({ process: child, output } = spawnShop(port))
    },

    async ready() {
      const begun = performance.now()
      for (;;) {
        if (child?.exitCode !== null) throw new Error(`The shop did not start again: ${await output}`)
        const isReady = await fetch(`${shopUrl}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
        if (isReady) return performance.now() - begun
        await pause(20)
      }
    },

    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),

    async expectRejection() {
      const second = spawnShop(port + 1)
      const [code] = (await once(second.process, 'exit')) as [number]
      const rejection = (await second.output).trim()
      if (code === 0 || !rejection.includes(`in use by the running process ${child?.pid}`))
        throw new Error(`A second process was not rejected: ${rejection}`)
      return rejection
    },
  }
}
