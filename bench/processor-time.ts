import { readdirSync } from 'node:fs'
import { readProc } from './read-proc.ts'

/**
 * Begins to measure processor time, that of all threads.
 *
 * @param pidsOf - the processes to measure
 * @returns the milliseconds that these processes have used since, without those that have ended
 */
export function measureProcessorTime(pidsOf: () => readonly number[]): () => number {
  const timesNow = (): Map<number, number> => new Map(pidsOf().flatMap((pid) => timeUnlessEnded(pid)))
  const before = timesNow()
  return () => [...timesNow()].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0)
}

/**
 * The milliseconds that all threads of a process have spent on a processor. `stat` has the same figure in steps of 10 ms.
 *
 * @throws when the process has ended, or the system has no /proc
 */
export function processorTime(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  return threads.reduce(
    (sum, thread) => sum + Number(readProc(`/proc/${pid}/task/${thread}/schedstat`).split(' ', 1)[0]) / 1e6,
    0,
  )
}

/** A process may end at any moment. */
function timeUnlessEnded(pid: number): [pid: number, milliseconds: number][] {
  try {
    return [[pid, processorTime(pid)]]
  } catch {
    return []
  }
}
