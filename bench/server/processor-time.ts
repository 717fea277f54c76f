import { readdirSync, readFileSync } from 'node:fs'

/**
 * Begins to measure processor time, that of all threads.
 *
 * @param pidsOf - the processes to measure
 * @returns the milliseconds that these processes have used since, without those that have ended
 */
export function measureProcessorTime(pidsOf: () => readonly number[]): () => number {
  const timesNow = (): Map<number, number> => new Map(pidsOf().map((pid) => [pid, processorTime(pid)]))
  const before = timesNow()
  return () => [...timesNow()].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0)
}

/** `stat` of a process has the same figure in steps of 10 ms. */
function processorTime(pid: number): number {
  const threads = list(`/proc/${pid}/task`)
  return threads.reduce((sum, thread) => sum + Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(' ', 1)[0]) / 1e6, 0)
}

/** A process may end at any moment. */
function list(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** A thread may end at any moment. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '0'
  }
}
