import { readdirSync } from 'node:fs'
import { readProc } from './read-proc.ts'

/** A process and its descendants. */
export interface ProcessTree {
  readonly pids: readonly number[]
  /** Resident memory in bytes. Pages that two of the processes share count twice. */
  readonly bytes: number
}

/** Reads a process tree from /proc; null on systems without it. */
export function readProcessTree(root: number): ProcessTree | null {
  let names: string[]
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return null
  }
  const parents = new Map(names.map((name) => [Number(name), parentOf(name)]))
  const belongs = (pid: number): boolean => pid === root || (pid > 0 && belongs(parents.get(pid) ?? 0))
  const tree = [...parents.keys()].filter(belongs)
  return { pids: tree, bytes: tree.reduce((sum, pid) => sum + residentBytes(pid), 0) }
}

function parentOf(pid: string): number {
  const stat = readProc(`/proc/${pid}/stat`)
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0)
}

/** The resident memory of a process in bytes; 0 when it has ended. */
export function residentBytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readProc(`/proc/${pid}/status`))?.[1] ?? 0) * 1024
}
