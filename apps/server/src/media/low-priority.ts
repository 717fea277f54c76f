import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/**
 * Gives a process a low priority, so that requests and the database come first. Linux compares the priorities of processes within a
 * session only, and otherwise those of the sessions. So the process leads a session of its own, which gets the same priority.
 *
 * @param pid - a process that was spawned with `detached` and has no threads yet, because these inherit the priority
 * @param priority - below normal unless given
 */
export function lowerPriority(pid: number, priority: number = constants.priority.PRIORITY_BELOW_NORMAL): void {
  setPriority(pid, priority)
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(priority))
  } catch {
    // Other systems, and a Linux without this setting, know only the priority of the process.
  }
}
