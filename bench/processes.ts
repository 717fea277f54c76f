import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = join(import.meta.dirname, '..')

/** Starts a Node program of the workspace and waits until `readyUrl` responds with 200; throws when it exits before. */
export async function startProcess(
  program: string,
  { args = [], environment = {}, readyUrl }: { args?: string[]; environment?: Record<string, string>; readyUrl: string },
): Promise<ChildProcess> {
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
