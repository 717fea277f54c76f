import { readFileSync } from 'node:fs'

/** The text of a file in /proc; empty when its process or thread has ended. */
export function readProc(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
