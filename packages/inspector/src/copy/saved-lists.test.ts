import { machineById } from '@shop/machines/known'
import { describe, expect, it } from 'vitest'
import { recordedSteps, startSandbox } from '../sandbox/index.ts'
import type { RecordedSteps, Step } from '../sandbox/index.ts'
import { sessionOf } from '../testing/recording.ts'
import { playwrightSteps } from './playwright-steps.ts'

const sofa = '0198c0de-0000-7000-8000-000000000001'
const item = { item: sofa, itemType: 'Product' }
const guest = { kind: 'guest', anonymousId: '00000000-0000-4000-8000-000000000001' }
const copy = { owner: `guest:${guest.anonymousId}`, remote: [], queue: [], settled: [] }
const serverFault = { status: 500, serverMessage: 'Something went wrong. Please try again.', issues: [] }

const send = (type: string, payload: object = {}): Step => ({ kind: 'send', event: { ...payload, type } })
const respond = (request: string, output: unknown): Step => ({ kind: 'respond', request, output })
const fail = (request: string, error: unknown): Step => ({ kind: 'fail', request, error })

/** The steps of a list that opens for a guest, with the lines that the server has. */
const opened = (lines: readonly object[]): Step[] => [
  send('identity.changed', { identity: guest }),
  send('copy.read', { copy }),
  send('lock.acquired'),
  send('copy.read', { copy }),
  respond('load', lines),
  send('copy.read', { copy: { ...copy, remote: lines } }),
]

/** The steps of a change until its request. */
const changed = (event: Step, lines: readonly object[], change: object): Step[] => [
  event,
  send('lock.acquired'),
  send('copy.read', {
    copy: { ...copy, remote: lines, queue: [{ id: 'tab:0', change: { ...item, ...change }, isSent: false, isQuiet: false }] },
  }),
]

/** Records the steps of a cart or wishlist. */
async function record(list: 'cart' | 'wishlist', steps: readonly Step[], consent = 'accepted'): Promise<RecordedSteps> {
  const sandbox = startSandbox(machineById(list)!.machine, { input: { tab: 'tab', consent } })
  for (const step of steps) await sandbox.take(step)
  const recorded = recordedSteps(sessionOf(sandbox.tap), sandbox.sessionId)
  sandbox.stop()
  return recorded
}

/** The lines of a copied script between its first and last line. */
async function copied(...of: Parameters<typeof record>): Promise<string[]> {
  const script = playwrightSteps(machineById(of[0])!, await record(...of))
  return script
    .split('\n')
    .slice(3, -2)
    .map((line) => line.trim())
}

const opens = (path: string) => [
  `await page.goto('${path}')`,
  "await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })",
]
const opensItem = (path: string) => [
  `expect((await page.goto('${path}'))?.status(), 'This shop has no such item. Set SHOP to the shop in which the test was copied.').not.toBe(404)`,
  opens(path)[1],
]
const reads = (list: string, lines: string) =>
  `await page.route('**/api/${list}', (route) => route.fulfill({ json: { ${list}: [${lines}] } }))`
const asGuest = [
  ...opens('/'),
  "const lists = Promise.all([page.waitForResponse('**/api/cart'), page.waitForResponse('**/api/wishlist')])",
  "await page.getByRole('button', { name: 'Accept All', exact: true }).click()",
  'await lists',
]
const rows = "page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Remove / }) })"
const row = `page.getByRole('article').filter({ has: page.locator('[href="/product/${sofa}"]') })`
const isEmptyAt = (list: string) => [`await expect(page).toHaveURL(/\\/${list}([?#]|$)/)`, `await expect(${rows}).toHaveCount(0)`]
const hasOneSofa = [
  'await expect(page).toHaveURL(/\\/cart([?#]|$)/)',
  `await expect(${rows}).toHaveCount(1)`,
  `await expect(${row}).toBeVisible()`,
  `await expect(${row}.getByRole('group', { name: /^Quantity of / })).toHaveText('1')`,
  `await expect(${row}.getByRole('button', { name: 'Decrease quantity', exact: true })).toBeDisabled()`,
]
const wireLine = `{ _id: '${sofa}', item: '${sofa}', itemType: 'Product', quantity: 1 }`
const isFault = "{ status: 500, json: { message: 'Something went wrong. Please try again.', issues: [] } }"

/** The lines that respond to the changes of the cart. */
const respondsToChanges = (responses: readonly string[], fulfils = 'route.fulfill(changes[0])') => [
  '// The responses to the changes, in order.',
  'const changes = [',
  ...responses.map((response) => `${response},`),
  ']',
  "await page.route('**/api/cart/{add,remove,updatequantity,clear}', async (route) => {",
  'if (changes.length === 0) return',
  `await ${fulfils}`,
  'changes.shift()',
  '})',
]
const isSaved = (left: number) => `await expect.poll(() => changes.length).toBe(${left})`

describe('A copied saved list', () => {
  it('waits for the recorded failure of an addition and reads what the server has when its page opens again', async () => {
    const steps = [
      ...opened([]),
      ...changed(send('line.add', item), [], { kind: 'add', quantity: 1 }),
      fail('change', serverFault),
      respond('recover', []),
      send('copy.read', { copy }),
    ]
    expect(await copied('cart', steps)).toEqual([
      ...asGuest,
      ...respondsToChanges([isFault]),
      reads('cart', ''),
      ...opens('/cart'),
      ...isEmptyAt('cart'),
      `await test.step('7. line.add { item: \\'${sofa}\\', itemType: \\'Product\\' }', async () => {`,
      reads('cart', ''),
      ...opensItem(`/product/${sofa}`),
      "await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()",
      "await page.getByText('Something went wrong. Please try again.').first().waitFor()",
      ...opens('/cart'),
      isSaved(0),
      ...isEmptyAt('cart'),
      '})',
    ])
  })

  it('reads the lines after an addition when its page opens again, also if the first response came after the press', async () => {
    const line = { ...item, quantity: 1 }
    const [identity, read, lock, reread] = opened([])
    const queue = [{ id: 'tab:0', change: { kind: 'add', ...line }, isSent: false, isQuiet: false }]
    const steps = [
      identity!,
      read!,
      send('line.add', item),
      lock!,
      reread!,
      respond('load', []),
      send('copy.read', { copy: { ...copy, queue } }),
      respond('change', [line]),
      send('copy.read', { copy: { ...copy, remote: [line] } }),
    ]
    const lines = await copied('cart', steps)
    expect(lines.slice(lines.findIndex((each) => each.includes("getByText('Item added")) + 1)).toEqual([
      reads('cart', wireLine),
      ...opens('/cart'),
      isSaved(0),
      ...hasOneSofa,
      '})',
    ])
  })

  it.each([
    ['cart', { status: 500 }, 'Failed to add item to cart.'],
    ['wishlist', { status: null }, 'Failed to add item to wishlist.'],
    ['wishlist', { status: 409, serverMessage: 'It changed.' }, 'It changed.'],
  ] as const)('of the %s waits for the notice about an addition that fails with %j', async (list, error, notice) => {
    const added = [...opened([]), ...changed(send('line.add', item), [], { kind: 'add', quantity: 1 }), fail('change', error)]
    expect((await copied(list, added)).filter((line) => line.includes('getByText('))).toEqual([
      `await page.getByText('${notice}').first().waitFor()`,
    ])
  })

  it.each([
    ['cart', [respond('change', [{ ...item, quantity: 1 }])], 'Item added to cart!'],
    ['wishlist', [respond('change', [{ ...item, quantity: 1 }])], 'Item added to wishlist!'],
  ] as const)('of the %s waits for the notice about an addition that succeeds', async (list, end, notice) => {
    const added = [...opened([]), ...changed(send('line.add', item), [], { kind: 'add', quantity: 1 }), ...end]
    expect((await copied(list, added)).filter((line) => line.includes('getByText('))).toEqual([
      `await page.getByText('${notice}').first().waitFor()`,
    ])
  })

  it('waits for no notice when the session ends with an addition', async () => {
    const added = changed(send('line.add', item), [], { kind: 'add', quantity: 1 })
    const steps = [...opened([]), ...added, fail('change', { status: 401 })]
    expect((await copied('cart', steps)).filter((line) => line.includes('getByText('))).toEqual([])
  })

  /** The steps of two presses of plus, of which the second one comes before the response to the first one. */
  const pressedTwice = (firstEnd: Step, remote: readonly object[]): Step[] => [
    ...opened([{ ...item, quantity: 1 }]),
    ...changed(send('stepper.plus', item), [{ ...item, quantity: 1 }], { kind: 'set', quantity: 2 }),
    send('stepper.plus', item),
    firstEnd,
    ...changed(send('lock.acquired'), remote, { kind: 'set', quantity: 3 }).slice(2),
  ]
  const two = [{ ...item, quantity: 2 }]
  const three = [{ ...item, quantity: 3 }]
  const body = (quantity: number) => `{ json: { cart: [${wireLine.replace('quantity: 1', `quantity: ${quantity}`)}] } }`

  it('responds to each change in order, also if its response came after the next press, and waits until both are saved', async () => {
    const lines = await copied('cart', [...pressedTwice(respond('change', two), two), respond('change', three)])
    expect(lines.filter((line) => line.includes('updatequantity'))).toHaveLength(1)
    expect(lines.slice(asGuest.length, asGuest.length + 10)).toEqual(respondsToChanges([body(2), body(3)]))
    const waits = lines.filter((line) => line.includes('.click()') || line.includes('changes.length)')).slice(1)
    expect(waits).toEqual([
      expect.stringContaining("'Increase quantity'"),
      isSaved(1),
      expect.stringContaining("'Increase quantity'"),
      isSaved(0),
    ])
  })

  it('expects no quantity between a change and its late rejection, which a copy shows at once', async () => {
    const lines = await copied('cart', pressedTwice(fail('change', { status: null }), [{ ...item, quantity: 1 }]))
    expect(lines.slice(asGuest.length, asGuest.length + 9)).toEqual(
      respondsToChanges(['null'], '(changes[0] ? route.fulfill(changes[0]) : route.abort())'),
    )
    const press = lines.findIndex((line) => line.includes("'Increase quantity', exact: true }).click()"))
    expect(lines.slice(press + 1, press + 3)).toEqual([isSaved(0), '})'])
  })

  it('waits for the wishlist that is read again after an entry was moved to the cart', async () => {
    const steps = [
      ...opened([item]),
      send('line.move', item),
      send('list.refresh'),
      send('lock.acquired'),
      send('copy.read', { copy: { ...copy, remote: [item] } }),
      respond('load', [item]),
    ]
    const lines = await copied('wishlist', steps)
    const press = lines.findIndex((line) => line.includes('name: /^Add to Cart: / }).click()'))
    expect([lines[press - 1], lines[press + 1]]).toEqual(["const read = page.waitForResponse('**/api/wishlist')", 'await read'])
  })

  it('holds the request that is pending at the end of the recording', async () => {
    const line = { ...item, quantity: 1 }
    const steps = [...opened([line]), ...changed(send('stepper.plus', item), [line], { kind: 'set', quantity: 2 })]
    const lines = await copied('cart', steps)
    expect(lines.slice(0, 12)).toEqual([...asGuest, reads('cart', wireLine), ...opens('/cart'), ...hasOneSofa.slice(0, 4)])
    expect(lines.slice(13, 17)).toEqual([
      `await test.step('7. stepper.plus { item: \\'${sofa}\\', itemType: \\'Product\\' }', async () => {`,
      "await page.route('**/api/cart/{add,remove,updatequantity,clear}', () => {})",
      reads('cart', wireLine),
      `await ${row}.getByRole('button', { name: 'Increase quantity', exact: true }).click()`,
    ])
  })

  it('chooses cookies in the banner, and continues as the guest of the recording', async () => {
    const visitor = { kind: 'visitor' }
    const own = { ...copy, owner: null }
    const steps = [
      send('consent.changed', { consent: 'unset' }),
      send('identity.changed', { identity: visitor }),
      send('copy.read', { copy: own }),
      send('line.add', item),
      send('consent.changed', { consent: 'accepted' }),
      send('identity.changed', { identity: guest }),
      send('copy.read', { copy }),
      send('lock.acquired'),
      send('copy.read', { copy }),
      respond('load', [{ ...item, quantity: 1 }]),
      send('copy.read', { copy: { ...copy, remote: [{ ...item, quantity: 1 }] } }),
      send('consent.changed', { consent: 'declined' }),
    ]
    const lines = await copied('cart', steps, 'unset')
    expect(lines.slice(lines.findIndex((line) => line.includes('consent.changed')))).toEqual([
      "await test.step('5. consent.changed { consent: \\'accepted\\' }', async () => {",
      reads('cart', wireLine),
      "await page.getByRole('button', { name: 'Accept All', exact: true }).click()",
      ...hasOneSofa,
      '})',
      "await test.step('12. consent.changed { consent: \\'declined\\' }', async () => {",
      reads('cart', wireLine),
      "await page.getByRole('button', { name: 'Cookie settings', exact: true }).click()",
      "await page.getByRole('button', { name: 'Decline', exact: true }).click()",
      ...hasOneSofa,
      '})',
    ])
    expect(lines.slice(0, 2)).toEqual(opens('/cart'))
  })

  it('leaves the responses to the server of the running shop when a walk asks for it', async () => {
    const steps = [
      ...opened([]),
      ...changed(send('line.add', item), [], { kind: 'add', quantity: 1 }),
      respond('change', [{ ...item, quantity: 1 }]),
    ]
    const script = playwrightSteps(machineById('cart')!, await record('cart', steps), 'real')
    expect(script).not.toContain('page.route(')
    expect(script).toContain("await page.getByText('Item added to cart!').first().waitFor()")
  })
})
