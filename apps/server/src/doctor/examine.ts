import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { Problem, reasonOf } from './check.ts'
import type { Check } from './check.ts'

/** How long a check may take, in milliseconds. */
const patienceMs = 15_000

const nameWidth = 9

/** The options of an examination. */
export interface ExamineOptions {
  /** Prints a line. */
  readonly print: (line: string) => void
  /** The timeout of each check in milliseconds: 15,000 unless a test sets less. */
  readonly patience?: number
}

/**
 * Runs all checks at once and prints a line for each, in their order.
 *
 * @returns whether there is no problem
 */
export async function examine(
  checks: readonly Check[],
  config: Config,
  { print, patience = patienceMs }: ExamineOptions,
): Promise<boolean> {
  const results = checks.map((check) => resultOf(check, config, patience))
  let isHealthy = true
  for (const [index, result] of results.entries()) {
    const { isOk, text } = await result
    isHealthy &&= isOk
    print(`${isOk ? 'ok     ' : 'problem'}  ${checks[index]!.name.padEnd(nameWidth)} ${text}`)
  }
  return isHealthy
}

async function resultOf(check: Check, config: Config, patience: number): Promise<{ isOk: boolean; text: string }> {
  const timeout = pause(patience, undefined, { ref: false }).then(() => {
    throw new Problem(`No response within ${patience / 1000} seconds. Look for a firewall or a wrong address in the settings.`)
  })
  try {
    return { isOk: true, text: await Promise.race([check.run(config), timeout]) }
  } catch (error) {
    return { isOk: false, text: error instanceof Problem ? error.message : `${reasonOf(error, config)}.` }
  }
}
