import { playwrightSteps } from '../../packages/inspector/src/copy/index.ts'
import { recordedSteps, startSandbox, stepOfEdge } from '../../packages/inspector/src/sandbox/index.ts'
import type { RecordedStep } from '../../packages/inspector/src/sandbox/index.ts'
import { sessionOf } from '../../packages/inspector/src/testing/recording.ts'
import { machineById } from '../../packages/machines/src/known/index.ts'
import type { Path } from '../../packages/machines/src/testing/index.ts'
import type { PageWalk } from './page-walk.ts'

/**
 * The Playwright steps of a path; null when no user can begin it.
 *
 * @throws When a step of a page's model has no control, unless the path may end there.
 */
export async function scriptOf(walk: PageWalk, { input, steps }: Path): Promise<string | null> {
  const known = machineById(walk.machine)!
  const sandbox = startSandbox(known.machine, { input })
  for (const edge of steps) await sandbox.take(stepOfEdge(edge, sandbox.snapshot()))
  const recorded = recordedSteps(sessionOf(sandbox.tap), sandbox.sessionId)
  sandbox.stop()
  const isWalked = ({ step }: RecordedStep) =>
    // A machine without a parent receives its own reports.
    step.kind !== 'send' || step.event.type in known.events
  const own = recorded.steps.filter(isWalked)
  const server = walk.isServerReal === true ? 'real' : 'recorded'
  const script = playwrightSteps(known, { ...recorded, steps: own }, server)
  const manual = /\/\/ (\d+)\. (.*): by hand/.exec(script)
  if (!manual) return isBegun(script)
  if (walk.mayEndEarly !== true) throw new Error(`The page has no control for this step: ${manual[2]}`)
  return isBegun(playwrightSteps(known, { ...recorded, steps: own.slice(0, Number(manual[1]) - 1) }, server))
}

/** A path of an account cannot begin either: the shop does not have the accounts of the models. */
const isBegun = (script: string) => (script.includes('test.step(') && !script.includes('process.env') ? script : null)
