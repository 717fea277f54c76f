import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Sends reads at a fixed rate, whether or not the earlier ones have been answered, and returns the milliseconds of each.
 *
 * @param urlOf - the URL of the next read
 * @throws when a read fails
 */
export async function readSteadily(urlOf: () => string, rate: number, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const begun = performance.now()
  const reads: Promise<number>[] = []
  for (let number = 0; number < rate * seconds; number += 1) {
    await pause(Math.max(0, begun + (number * 1000) / rate - performance.now()))
    reads.push(read(urlOf(), agent))
  }
  const times = await Promise.all(reads)
  agent.destroy()
  return times
}

function read(url: string, agent: Agent): Promise<number> {
  const sent = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} responded with ${response.statusCode}`))
      response.resume().once('end', () => resolve(performance.now() - sent))
    }).once('error', reject)
  })
}
