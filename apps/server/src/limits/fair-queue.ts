import { LRUCache } from 'lru-cache'
import { networksOf } from './networks.ts'

/** Jobs that wait for their turn. */
export interface FairQueue<Job> {
  /**
   * Adds a job of a sender.
   *
   * @returns the job that has to go when the queue is full: the newest one of the network with the most jobs, which may be the added one;
   *   null while there is room
   */
  add(sender: string, job: Job): Job | null
  /**
   * Removes and returns the next job.
   *
   * @param isReady - whether jobs of a network may be taken; those of all networks unless given
   */
  take(isReady?: (network: string) => boolean): Job | undefined
}

interface Network<Job> {
  waiting: number
  readonly addresses: Map<string, Job[]>
}

/** How many networks and addresses a queue remembers. */
const rememberedTurns = 10_000

/**
 * Creates a queue in which networks take turns, and within a network its addresses. The next turn belongs to the one whose last turn was
 * the longest ago. So a flood delays the job of another sender by one turn only, and cannot keep it out of the queue.
 *
 * @param maximum - how many jobs may wait
 */
export function createFairQueue<Job>(maximum: number): FairQueue<Job> {
  const networks = new Map<string, Network<Job>>()
  /** The numbers of the last turns. */
  const turns = new LRUCache<string, number>({ max: rememberedTurns })
  let turn = 0
  let waiting = 0

  /** The key with the oldest turn. Turns that are long ago count as equal, or else new senders would always be first. */
  function nextOf(keys: Iterable<string>): string | undefined {
    const age = (key: string): number => Math.max(turns.get(key) ?? 0, turn - maximum)
    let next: string | undefined
    for (const key of keys) if (next === undefined || age(key) < age(next)) next = key
    return next
  }

  function remove(key: string, network: Network<Job>, address: string, pick: (jobs: Job[]) => Job | undefined): Job | undefined {
    const jobs = network.addresses.get(address) ?? []
    const job = pick(jobs)
    if (jobs.length === 0) network.addresses.delete(address)
    if (network.addresses.size === 0) networks.delete(key)
    network.waiting -= 1
    waiting -= 1
    return job
  }

  return {
    add(sender, job) {
      const keys = networksOf(sender)
      const network = networks.get(keys.network) ?? { waiting: 0, addresses: new Map<string, Job[]>() }
      const jobs = network.addresses.get(keys.address) ?? []
      networks.set(keys.network, network)
      network.addresses.set(keys.address, jobs)
      jobs.push(job)
      network.waiting += 1
      waiting += 1
      if (waiting <= maximum) return null
      const [largest] = [...networks].toSorted(([, one], [, other]) => other.waiting - one.waiting)
      const [address] = [...(largest?.[1].addresses ?? [])].toSorted(([, one], [, other]) => other.length - one.length)
      if (largest === undefined || address === undefined) return null
      return remove(largest[0], largest[1], address[0], (given) => given.pop()) ?? null
    },

    take(isReady = () => true) {
      const key = nextOf([...networks.keys()].filter((each) => isReady(each)))
      const network = networks.get(key ?? '')
      const address = nextOf(network?.addresses.keys() ?? [])
      if (key === undefined || network === undefined || address === undefined) return undefined
      turn += 1
      turns.set(key, turn)
      turns.set(address, turn)
      return remove(key, network, address, (jobs) => jobs.shift())
    },
  }
}
