import { networksOf } from './networks.ts'

/** Jobs that wait for their turn. */
export interface FairQueue<Job> {
  /** Adds a job of a sender, or rejects it (false) while the queue has no room for another job of the sender's network. */
  add(sender: string, job: Job): boolean
  /** Removes and returns the next job. */
  take(): Job | undefined
}

/**
 * Creates a queue in which networks take turns, and within a network its addresses. So a flood from one place delays the job of
 * another sender by one turn only.
 *
 * @param maximum - how many jobs may wait, at most half of them from one network
 */
export function createFairQueue<Job>(maximum: number): FairQueue<Job> {
  const networks = new Map<string, { waiting: number; readonly addresses: Map<string, Job[]> }>()
  let waiting = 0

  return {
    add(sender, job) {
      const { address, network } = networksOf(sender)
      const group = networks.get(network) ?? { waiting: 0, addresses: new Map<string, Job[]>() }
      if (waiting >= maximum || group.waiting >= maximum / 2) return false
      networks.set(network, group)
      const jobs = group.addresses.get(address) ?? []
      group.addresses.set(address, jobs)
      jobs.push(job)
      group.waiting += 1
      waiting += 1
      return true
    },

    take() {
      // A map iterates in the order of insertion: whoever had a turn is inserted again at the end.
      for (const [network, group] of networks) {
        networks.delete(network)
        for (const [address, jobs] of group.addresses) {
          group.addresses.delete(address)
          const job = jobs.shift()
          if (jobs.length > 0) group.addresses.set(address, jobs)
          if (group.addresses.size > 0) networks.set(network, group)
          group.waiting -= 1
          waiting -= 1
          return job
        }
      }
      return undefined
    },
  }
}
