import type { KnownMachine } from '@shop/machines/known'
import type { RecordedSteps } from '../sandbox/index.ts'
import { asCode } from './as-code.ts'

/**
 * A recording as a Vitest test. It takes the same steps and expects the same states, except for an expected state of the last step
 * that the tester has corrected: there it fails until the bug is fixed.
 */
export function vitestTest(
  { id, exportName }: KnownMachine,
  { input, first, steps }: RecordedSteps,
  expected: unknown = steps.at(-1)?.value,
): string {
  const options = input === undefined ? '' : `, { input: ${asCode(input)} }`
  const lines = [
    `const sandbox = startSandbox(${exportName}${options})`,
    `expect(sandbox.value()).toEqual(${asCode(first)})`,
    ...steps.flatMap(({ step, value }, place) => [
      `await sandbox.take(${asCode(step)})`,
      `expect(sandbox.value()).toEqual(${asCode(place === steps.length - 1 ? expected : value)})`,
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
