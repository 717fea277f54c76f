import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readProcessTree } from './process-tree.ts'

const root = join(import.meta.dirname, '..')

/** Encoding the pictures of the demo may take some minutes. */
const encodingMs = 600_000

/**
 * Starts a Node program of the workspace and waits until `readyUrl` responds with 200. Throws when the program exits before, and when
 * another one responds there already, because that one would be measured.
 */
export async function startProcess(
  program: string,
  { args = [], environment = {}, readyUrl }: { args?: string[]; environment?: Record<string, string>; readyUrl: string },
): Promise<ChildProcess> {
  if (await isReady(readyUrl)) throw new Error(`Another program responds at ${readyUrl}.`)
  const child = spawn('node', [join(root, program), ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // A failing benchmark leaves nothing running.
  process.once('exit', () => child.kill('SIGTERM'))
  while (!(await isReady(readyUrl))) {
    if (child.exitCode !== null) throw new Error(`${program} ended with exit code ${child.exitCode}`)
    await pause(50)
  }
  return child
}

/** Waits until a shop that has just started has encoded its pictures: its picture process ends five seconds after the last one. */
export async function picturesAreEncoded(shop: ChildProcess): Promise<void> {
  await pause(5000)
  const until = performance.now() + encodingMs
  while ((readProcessTree(shop.pid!)?.pids.length ?? 1) > 1 && performance.now() < until) await pause(500)
}

/** Stops a process and waits for its exit. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
