import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { contactMachine } from '@shop/machines'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chartOf } from '../chart/chart.ts'
import { machineById } from '@shop/machines/known'
import { recordedSteps, startSandbox } from '../sandbox/index.ts'
import type { RecordedSteps, Step } from '../sandbox/index.ts'
import { sessionOf } from '../testing/recording.ts'
import { mermaid } from './mermaid.ts'
import { playwrightSteps } from './playwright-steps.ts'
import { report } from './report.ts'
import { vitestTest } from './vitest-test.ts'

const contact = machineById('contact')!
const filledIn = { name: "O'Neil", email: 'ada@example.com', phoneNumber: '08012345678', subject: 'A sofa', message: 'Hello' }

/** Records a contact message that is sent, fails and is sent again. */
async function record(machine = contactMachine) {
  const sandbox = startSandbox(machine, { input: { user: null } })
  await sandbox.take({ kind: 'send', event: { type: 'message.submitted' } })
  await sandbox.take({ kind: 'send', event: { type: 'fields.typed', values: filledIn } })
  await sandbox.take({ kind: 'send', event: { type: 'message.submitted' } })
  if (sandbox.requests().length > 0) await sandbox.take({ kind: 'fail', request: 'send', error: { status: 500 } })
  const session = sessionOf(sandbox.tap)
  return { session, steps: recordedSteps(session, sandbox.sessionId), context: sandbox.snapshot().context }
}

describe('a copied Vitest test', () => {
  const here = fileURLToPath(new URL('.', import.meta.url))
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(here, 'copied-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  /** Runs copied tests in this project and returns the result of each. */
  async function run(tests: Record<string, string>): Promise<Record<string, string>> {
    for (const [name, code] of Object.entries(tests)) writeFileSync(join(folder, `${name}.test.ts`), code)
    const vitest = fileURLToPath(new URL('./vitest.mjs', import.meta.resolve('vitest/package.json')))
    const results = join(folder, 'results.json')
    // One worker loads the modules once for all tests.
    const shared = ['--maxWorkers=1', '--no-isolate']
    const command = [vitest, 'run', '--root', folder, ...shared, '--reporter', 'json', '--outputFile', results]
    // A failing test ends the process with an error, which this test expects.
    await promisify(execFile)(process.execPath, command, { env: { ...process.env, VITEST: undefined, NODE_OPTIONS: '' } }).catch(
      () => {},
    )
    const { testResults } = JSON.parse(readFileSync(results, 'utf8')) as {
      testResults: { name: string; message: string; assertionResults: { status: string; failureMessages: string[] }[] }[]
    }
    return Object.fromEntries(
      testResults.map(({ name, assertionResults: [result], message }) => [
        name.replace(/^.*\/|\.test\.ts$/g, ''),
        result ? [result.status, ...result.failureMessages.map((text) => text.split('\n')[0])].join(': ') : message,
      ]),
    )
  }

  it('copies a test that passes for a correct recording and fails at the step that the tester corrected', async () => {
    const { steps } = await record()
    const faulty = await record(contactMachine.provide({ guards: { isFilledIn: () => false } }))
    expect(
      await run({
        sound: vitestTest(contact, steps),
        // The step that failed in the faulty recording succeeds in the correct one.
        faulty: vitestTest(contact, faulty.steps),
        expected: vitestTest(contact, steps, 'submitting'),
      }),
    ).toEqual({
      sound: 'passed',
      faulty: "failed: AssertionError: expected 'submitting' to deeply equal 'idle'",
      expected: "failed: AssertionError: expected 'idle' to deeply equal 'submitting'",
    })
  }, 60_000)

  it('copies a test in the code style of this project', async () => {
    const { steps } = await record()
    expect(vitestTest(contact, steps)).toBe(`import { startSandbox } from '@shop/inspector/sandbox'
import { contactMachine } from '@shop/machines'
import { expect, it } from 'vitest'

it("'contact' goes the way that was recorded", async () => {
  const sandbox = startSandbox(contactMachine, { input: { user: null } })
  expect(sandbox.value()).toEqual('idle')
  await sandbox.take({ kind: 'send', event: { type: 'message.submitted' } })
  expect(sandbox.value()).toEqual('idle')
  await sandbox.take({ kind: 'send', event: { values: { name: 'O\\'Neil', email: 'person-1@redacted.example', phoneNumber: '08000000002', subject: 'A sofa', message: 'Hello' }, type: 'fields.typed' } })
  expect(sandbox.value()).toEqual('idle')
  await sandbox.take({ kind: 'send', event: { type: 'message.submitted' } })
  expect(sandbox.value()).toEqual('submitting')
  await sandbox.take({ kind: 'fail', request: 'send', error: { status: 500 } })
  expect(sandbox.value()).toEqual('idle')
})
`)
  })
})

describe('copied Playwright steps', () => {
  it('registers a response before the step that sends the request, and marks manual steps with a comment', async () => {
    const { steps } = await record()
    const [invalid, ...others] = steps.steps
    expect(
      playwrightSteps(contact, {
        ...steps,
        steps: [invalid!, { ...invalid!, step: { kind: 'send', event: { type: 'identity.changed' } } }, ...others],
      }),
    ).toBe(`import { expect, test } from '@playwright/test'

test("'contact' in the shop", async ({ page }) => {
  await page.goto('/contact')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await test.step('1. message.submitted', async () => {
    await page.getByRole('button', { name: 'Send Message', exact: true }).click()
  })
  // 2. identity.changed: by hand
  await test.step('3. fields.typed { values: { name: \\'O\\\\\\'Neil\\', email: \\'person-1@redacted.example\\', phoneNumber: \\'08000000002\\', subject: \\'A sofa\\', message: \\'Hello\\' } }', async () => {
    await page.getByLabel('Name', { exact: true }).fill('O\\'Neil')
    await page.getByLabel('Email', { exact: true }).fill('person-1@redacted.example')
    await page.getByLabel('Phone number', { exact: true }).fill('08000000002')
    await page.getByLabel('Subject', { exact: true }).fill('A sofa')
    await page.getByLabel('Message', { exact: true }).fill('Hello')
    await expect(page).toHaveURL(/\\/contact([?#]|$)/)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('O\\'Neil')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('person-1@redacted.example')
    await expect(page.getByLabel('Phone number', { exact: true })).toHaveValue('08000000002')
    await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('A sofa')
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Hello')
  })
  await test.step('4. message.submitted', async () => {
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: { message: '' } }), { times: 1 })
    await page.getByRole('button', { name: 'Send Message', exact: true }).click()
    await expect(page).toHaveURL(/\\/contact([?#]|$)/)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('O\\'Neil')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('person-1@redacted.example')
    await expect(page.getByLabel('Phone number', { exact: true })).toHaveValue('08000000002')
    await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('A sofa')
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Hello')
  })
})
`)
  })

  it('registers the responses of a page before it opens, in reverse order because Playwright uses the last one first', () => {
    const sofa = '0198c0de-0000-7000-8000-000000000001'
    const steps = stepsOf([
      { kind: 'send', event: { type: 'lock.acquired' } },
      { kind: 'respond', request: 'load', output: [{ item: sofa, itemType: 'Product', quantity: 2 }] },
      { kind: 'send', event: { type: 'stepper.plus', item: sofa, itemType: 'Product' } },
      { kind: 'send', event: { type: 'change.made', change: {} } },
      { kind: 'respond', request: 'change', output: null },
      { kind: 'fail', request: 'refetch', error: { status: null } },
      { kind: 'respond', request: 'check', output: [] },
      { kind: 'fail', request: 'check', error: { status: 500 } },
      { kind: 'wait', eventType: 'xstate.after.pause.cart' },
    ])
    expect(playwrightSteps(machineById('cart')!, steps)).toBe(`import { expect, test } from '@playwright/test'

test("'cart' in the shop", async ({ page }) => {
  // The responses to the changes, in order.
  const changes = [
    { json: {} },
  ]
  await page.route('**/api/cart/{add,remove,updatequantity,clear}', async (route) => {
    if (changes.length === 0) return
    await route.fulfill(changes[0])
    changes.shift()
  })
  await page.route('**/api/cart', (route) => route.fulfill({ json: { cart: [{ _id: '${sofa}', item: '${sofa}', itemType: 'Product', quantity: 2 }] } }), { times: 1 })
  await page.goto('/cart')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await test.step('3. stepper.plus { item: \\'${sofa}\\', itemType: \\'Product\\' }', async () => {
    await page.route('**/api/cart', (route) => route.abort(), { times: 1 })
    await page.getByRole('article').filter({ has: page.locator('[href="/product/${sofa}"]') }).getByRole('button', { name: 'Increase quantity', exact: true }).click()
  })
  // 8. check fails with { status: 500 }: by hand
  // 9. after pause: by the clock of the shop
})
`)
  })

  it('reads the names of a row from the state before the first step, and marks the step as manual without that state', () => {
    const steps = stepsOf([{ kind: 'send', event: { type: 'invitation.withdrawn', id: 'chi' } }])
    const firstContext = { admins: [], invitations: [{ _id: 'chi', email: 'chi@example.com' }], values: {}, problems: {} }
    const admins = machineById('admins')!
    expect(playwrightSteps(admins, { ...steps, firstContext })).toContain(
      "{ name: 'Withdraw the invitation to chi@example.com', exact: true }",
    )
    expect(playwrightSteps(admins, steps)).toContain("  // 1. invitation.withdrawn { id: 'chi' }: by hand\n")
  })

  it('copies the steps of another version of the shop without the expectations that its states lack', () => {
    const [step] = stepsOf([{ kind: 'send', event: { type: 'list.clear' } }]).steps
    const recorded = { input: {}, first: 'old', steps: [{ ...step!, value: { list: 'old' }, context: { entries: [] } }] }
    const text = playwrightSteps(machineById('cart')!, recorded)
    expect(text).toContain("await page.getByRole('button', { name: 'Clear Cart', exact: true }).click()")
    expect(text).not.toContain('toHaveCount')
  })

  it('marks every step of a machine without controls as manual', () => {
    const steps = stepsOf([{ kind: 'send', event: { type: 'session.check' } }])
    expect(playwrightSteps(machineById('shop')!, steps)).toContain('  // 1. session.check: by hand\n')
  })

  it('opens the form of an item and clicks its buttons by their names', () => {
    const steps = stepsOf([
      { kind: 'send', event: { type: 'fields.set', fields: { name: 'Oba sofa', style: 'Glam', isPromo: true } } },
      { kind: 'send', event: { type: 'form.submit' } },
    ])
    const text = playwrightSteps(machineById('productEditor')!, { ...steps, input: { id: 'sofa' } })
    expect(text).toContain(`
  // The account: set ADMIN_EMAIL and ADMIN_PASSWORD.
  await page.goto('/admin/login')
`)
    expect(text).toContain(`  await page.waitForURL('**/admin/dashboard*')
  await page.goto('/admin/products/edit/sofa')
`)
    expect(text).toContain(`
    await page.getByRole('switch', { name: 'On promotion' }).setChecked(true)
    await page.getByLabel(/^Name/).fill('Oba sofa')
    await page.getByLabel('Style', { exact: true }).selectOption('Glam')
`)
    expect(text).toContain("await page.getByRole('button', { name: /^(Add Product|Save Changes)$/ }).click()")
  })
})

/** A recording of these steps. */
function stepsOf(steps: readonly Step[]): RecordedSteps {
  return { input: {}, first: null, steps: steps.map((step, seq) => ({ step, seq, value: null })) }
}

describe('a report', () => {
  it('writes the steps, the chart and the context into a report, and no private value', async () => {
    const { session, steps } = await record()
    const text = report(chartOf(contactMachine), session, steps, { step: 4 })
    expect(text).toContain('# contact: ')
    expect(text).toContain("| 3 | message.submitted | 'submitting' |")
    expect(text).toContain("| 4 | send fails with { status: 500 } | 'idle' |")
    expect(text).not.toContain('ada@example.com')
  })
})

describe('a Mermaid diagram', () => {
  it('draws the states, the transitions and the active state of a chart in Mermaid', () => {
    expect(mermaid(chartOf(contactMachine), 'idle')).toBe(`stateDiagram-v2
  state "idle" as contact_idle
  [*] --> contact_idle
  state "submitting" as contact_submitting
  contact_idle --> contact_submitting: message.submitted (isFilledIn)
  contact_submitting --> contact_idle: send responds
  contact_submitting --> contact_idle: send fails
  classDef active font-weight:bold,stroke-width:3px
  class contact_idle active
`)
  })
})
