import { StepError } from './sandbox.ts'
import type { Sandbox } from './sandbox.ts'
import type { Step } from './step.ts'

/**
 * Takes steps one after the other and stops at the first impossible one: the machine may have changed since the steps were
 * recorded. Each step is created when it is due because it may depend on the state.
 *
 * @returns How many steps the machine took.
 */
export async function takeSteps(sandbox: Sandbox, steps: readonly (() => Step)[]): Promise<number> {
  let taken = 0
  try {
    for (const step of steps) {
      await sandbox.take(step())
      taken += 1
    }
  } catch (error) {
    if (!(error instanceof StepError)) throw error
  }
  return taken
}
