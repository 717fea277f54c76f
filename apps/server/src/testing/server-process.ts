import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { withoutOptimising } from '../commands/memory-settings.ts'

/** The shop's server in a separate process. */
export interface ServerProcess {
  /** The address of the server. */
  readonly address: string
  /** Sends a signal and waits for the exit; returns the exit code, null after SIGKILL. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

/** A server that exited before it listened. */
class StartError extends Error {
  readonly code: number | null
  /** The error output of the process. */
  readonly output: string

  constructor(code: number | null, output: string) {
    super(`The server ended with ${code}: ${output}`)
    this.code = code
    this.output = output
  }
}

/**
 * Starts a server and waits until it listens.
 *
 * @param environment - its settings; by default it listens on a free port
 * @throws {StartError} when it exits before
 */
export async function startServerProcess(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const program = fileURLToPath(new URL('api-server.ts', import.meta.url))
  const child = spawn(process.execPath, [withoutOptimising, program], {
    // All requests come from one address.
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'silent', REQUEST_LIMITS: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit') as Promise<[number | null]>
  const output = child.stderr.toArray()
  const failed = ended.then(async ([code]) => {
    throw new StartError(code, Buffer.concat(await output).toString())
  })
  const listening = (async () => {
    for await (const line of createInterface(child.stdout)) {
      const address = /^listening at (\S+)$/.exec(line)?.[1]
      if (address !== undefined) return address
    }
    return failed
  })()
  const address = await Promise.race([listening, failed])
  failed.catch(() => undefined)
  return {
    address,
    async stop(signal) {
      child.kill(signal)
      const [code] = await ended
      return code
    },
  }
}
