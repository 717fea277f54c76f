import type { KnownMachine } from '@shop/machines/known'
import type { RecordedSteps } from '../sandbox/index.ts'
import { asCode } from './as-code.ts'

/** The tester's correction of a recording: the state that a step should have led to. */
export interface Expectation {
  /** The index of the step, counted from 0. */
  step: number
  value: unknown
}

/**
 * A recording as a Vitest test. It takes the same steps and expects the same states, except for the one that the tester
 * has corrected: there it fails until the bug is fixed.
 */
export function vitestTest(
  { id, exportName }: KnownMachine,
  { input, first, steps }: RecordedSteps,
  expected?: Expectation,
): string {
  const options = input === undefined ? '' : `, { input: ${asCode(input)} }`
  const lines = [
    `const sandbox = startSandbox(${exportName}${options})`,
    `expect(sandbox.value()).toEqual(${asCode(first)})`,
    ...steps
      .slice(0, (expected?.step ?? steps.length) + 1)
      .flatMap(({ step, value }, place) => [
        `await sandbox.take(${asCode(step)})`,
        `expect(sandbox.value()).toEqual(${asCode(place === expected?.step ? expected.value : value)})`,
      ]),
  ]
  return `import { startSandbox } from '@shop/inspector/sandbox'
import { ${exportName} } from '@shop/machines'
import { expect, it } from 'vitest'

it("'${id}' goes the way that was recorded", async () => {
${lines.map((line) => `  ${line}`).join('\n')}
})
`
}
