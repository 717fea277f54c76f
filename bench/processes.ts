import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = join(import.meta.dirname, '..')

/** Starts a Node program of the workspace and waits until `readyUrl` answers 200; throws when it ends before. */
export async function startProcess(
  program: string,
  { args = [], environment = {}, readyUrl }: { args?: string[]; environment?: Record<string, string>; readyUrl: string },
): Promise<ChildProcess> {
  const child = spawn('node', [join(root, program), ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // A benchmark that fails leaves nothing running.
  process.once('exit', () => child.kill('SIGTERM'))
  while (!(await answers(readyUrl))) {
    if (child.exitCode !== null) throw new Error(`${program} ended with exit code ${child.exitCode}`)
    await pause(50)
  }
  return child
}

/** Asks a process to end and waits until it has. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
