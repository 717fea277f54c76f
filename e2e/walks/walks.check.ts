import { runInNewContext } from 'node:vm'
import { expect as expectPage } from '@playwright/test'
import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { findOrInstallChromium } from '../../.ci/chromium.ts'
import { playwrightSteps } from '../../packages/inspector/src/copy/index.ts'
import { recordedSteps, startSandbox, stepOfEdge } from '../../packages/inspector/src/sandbox/index.ts'
import type { RecordedSteps } from '../../packages/inspector/src/sandbox/index.ts'
import { sessionOf } from '../../packages/inspector/src/testing/recording.ts'
import { machineById } from '../../packages/machines/src/known/index.ts'
import type { KnownMachine } from '../../packages/machines/src/known/index.ts'
import { coveringPaths } from '../../packages/machines/src/testing/index.ts'
import type { Path } from '../../packages/machines/src/testing/index.ts'

/** The address of the running shop. */
const shop = process.env['SHOP'] ?? 'http://127.0.0.1:3000'

/** The machines whose paths a user can walk with the page's own controls. */
const walked = ['contact', 'reset', 'consent'].map((id) => machineById(id)!)

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
})
afterAll(() => browser.close())

describe.each(walked)('the page of $title', (known) => {
  const paths = known.models.flatMap((model) => coveringPaths(model)).map((path, place) => ({ ...path, place: place + 1 }))

  it.concurrent.for(paths)('shows what path $place predicts: $start', async (path, { skip }) => {
    const script = await scriptOf(known, path)
    if (script === null) return skip('No user can begin it.')
    const context = await browser.newContext({ baseURL: shop, reducedMotion: 'reduce' })
    try {
      await run(script, await context.newPage())
    } finally {
      await context.close()
    }
  })
})

/** The Playwright steps of a path up to its first manual step; null when no user can begin it. */
async function scriptOf(known: KnownMachine, { input, steps }: Path): Promise<string | null> {
  const sandbox = startSandbox(known.machine, { input })
  for (const edge of steps) await sandbox.take(stepOfEdge(edge, sandbox.snapshot()))
  const all = recordedSteps(sessionOf(sandbox.tap), sandbox.sessionId)
  // A machine without a parent receives its own reports.
  const own = all.steps.filter(({ step }) => step.kind !== 'send' || step.event.type in known.events)
  const recorded: RecordedSteps = { ...all, steps: own }
  sandbox.stop()
  const manual = /\/\/ (\d+)\. .*: by hand/.exec(playwrightSteps(known, recorded))
  const walkable: RecordedSteps = { ...recorded, steps: own.slice(0, manual ? Number(manual[1]) - 1 : undefined) }
  const script = playwrightSteps(known, walkable)
  return script.includes('test.step(') ? script : null
}

/** Runs a copied script on a page. */
async function run(script: string, page: Page): Promise<void> {
  let ended: Promise<void> | undefined
  const test = Object.assign((_: string, walk: (fixtures: { page: Page }) => Promise<void>) => (ended = walk({ page })), {
    step: (name: string, step: () => Promise<void>) =>
      step().catch((error: unknown) => {
        throw new Error(`${name}\n${String(error)}`)
      }),
  })
  runInNewContext(script.replace(/^import .*\n/, ''), { test, expect: expectPage })
  await ended
}
