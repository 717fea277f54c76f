import { Script } from 'node:vm'
import { isReported, knownMachines, machineById } from '@shop/machines/known'
import { statesOf, walkChart } from '@shop/machines/testing'
import { describe, expect, it } from 'vitest'
import { initialTransition } from 'xstate'
import { valueWords } from '../../session/index.ts'
import type { RecordedEvent } from './driver.ts'
import { driverFor, drivers } from './index.ts'

/** An event without later steps. */
const alone = { following: [], after: {}, server: 'recorded' } as const

describe('The drivers of copied Playwright steps', () => {
  it('exist only for events and requests that the machines have', () => {
    const unknown = knownMachines.flatMap(({ id, events, machine }) => {
      const driver = drivers[id]
      const requests = new Set(statesOf(machine).flatMap(({ invoke }) => invoke.map((invoked) => invoked.id)))
      return [
        ...Object.keys(driver?.events ?? {}).filter((type) => !(type in events)),
        ...Object.keys(driver?.requests ?? {}).filter((request) => !requests.has(request)),
      ].map((name) => `${id}: ${name}`)
    })
    expect(unknown).toEqual([])
    expect(Object.keys(drivers).filter((id) => machineById(id) === undefined)).toEqual([])
  })

  it('have a step for every event of a user', () => {
    const missing = knownMachines.flatMap(({ id, events }) =>
      Object.entries(events)
        .filter(([type, schema]) => !isReported(schema) && drivers[id]?.events[type] === undefined)
        .map(([type]) => `${id}: ${type}`),
    )
    // The details of lines have no page of their own.
    expect(missing).toEqual(['lineDetails: details.retry'])
  })

  it('write valid code for the events of every model', () => {
    const lines = new Set<string>()
    for (const { id, machine, models } of knownMachines) {
      for (const { input, first, edges } of models.flatMap((model) => walkChart(model))) {
        const states = new Map([[first, initialTransition(machine, input)[0]]])
        for (const { from, to, snapshot, eventIn } of edges) {
          const before = states.get(from)!
          if (!states.has(to)) states.set(to, snapshot)
          const event = eventIn(before)
          const code = drivers[id]?.events[event.type]?.(event, before.context as RecordedEvent, alone) ?? []
          for (const line of code) lines.add(line)
        }
      }
    }
    expect(() => new Script(`async () => {${[...lines].join('\n')}}`)).not.toThrow()
  })

  it('find the dots of the slideshow and the thumbnails of a gallery', () => {
    const found = "page.getByRole('button', { name: /^Show (?:picture )?2\\b/ })"
    expect(linesOf('carousel', { type: 'slide.go', index: 1 }, {})).toEqual([`await ${found}.click()`])
    expect(drivers['carousel']?.expects?.({ value: 'still', context: { index: 1 } })).toEqual([
      `await expect(${found}.and(page.locator('[aria-current]'))).toBeVisible()`,
    ])
  })

  it('find the buttons of a row by the names of the row before the step', () => {
    const button = (name: string, within = 'page') =>
      `await ${within}.getByRole('button', { name: ${name}, exact: true }).click()`
    const admins = {
      admins: [{ _id: 'a', username: '', email: 'bola@example.com' }],
      invitations: [{ _id: 'i', email: 'chi@example.com' }],
    }
    expect(linesOf('admins', { type: 'removal.requested', id: 'a' }, admins)).toEqual([button("'Remove bola@example.com'")])
    expect(linesOf('admins', { type: 'invitation.withdrawn', id: 'i' }, admins)).toEqual([
      button("'Withdraw the invitation to chi@example.com'"),
    ])
    expect(linesOf('admins', { type: 'removal.requested', id: 'gone' }, admins)).toBeNull()
    const report = { synonyms: [{ _id: 's', word: 'almirah' }] }
    expect(linesOf('synonyms', { type: 'removal.requested', id: 's' }, { report })).toEqual([button("'Remove almirah'")])
    const lines = [{ item: 'sofa', name: 'Eko sofa', quantity: 1 }]
    expect(linesOf('staffEnquiry', { type: 'line.set', item: 'sofa', quantity: 2 }, { lines })).toEqual([
      button("'Increase quantity'", "page.getByRole('group', { name: 'Quantity of Eko sofa', exact: true })"),
    ])
    expect(linesOf('staffEnquiry', { type: 'line.set', item: 'sofa', quantity: 0 }, { lines })).toEqual([
      button("'Remove Eko sofa'"),
    ])
  })

  it('open a folded part of Shop Details before it uses its controls', () => {
    const cover = [{ key: 'new-1', alt: '' }]
    const form = {
      heroes: [],
      catalogues: [
        { key: 'a', title: 'Beds', pictures: [] },
        { key: 'b', title: '', pictures: cover },
      ],
    }
    const part = "page.getByRole('list', { name: 'E-catalogues', exact: true }).locator(':scope > li').nth(1).locator('details')"
    const opens = `await ${part}.evaluate((part) => part.setAttribute('open', ''))`
    expect(linesOf('shopDetails', { type: 'catalogue.set', key: 'b', catalogue: { title: 'Sofas' } }, { form })).toEqual([
      opens,
      `await ${part}.getByLabel('Title', { exact: true }).fill('Sofas')`,
    ])
    expect(linesOf('shopDetails', { type: 'catalogue.move', key: 'b', to: 0 }, { form })).toEqual([
      opens,
      `await ${part}.getByRole('button', { name: 'Move up', exact: true }).click()`,
    ])
    expect(linesOf('shopDetails', { type: 'picture.describe', place: 'b', key: 'new-1', alt: 'A sofa' }, { form })).toEqual([
      opens,
      "await page.getByRole('list', { name: 'Cover of New e-catalogue', exact: true }).getByRole('listitem').nth(0).getByRole('textbox').fill('A sofa')",
    ])
  })

  it('pick files with the recorded names and sizes, and move a picture step by step', () => {
    const pictures = [{ key: 'a' }, { key: 'b' }, { key: 'c' }]
    const files = [{ name: 'front.jpg', size: 1067, type: 'image/jpeg' }]
    const [pick] = linesOf('productEditor', { type: 'pictures.pick', files }, { form: { pictures } })!
    expect(pick).toMatch(
      /\.setInputFiles\(\[\{ name: 'front\.jpg', mimeType: 'image\/jpeg', buffer: .*Buffer\.alloc\(1000\)\]\) \}\]\)$/,
    )
    const tile = (index: number) =>
      `page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('listitem').nth(${index})`
    expect(linesOf('productEditor', { type: 'picture.move', key: 'c', to: 0 }, { form: { pictures } })).toEqual([
      `await ${tile(2)}.getByRole('button', { name: / earlier$/ }).click()`,
      `await ${tile(1)}.getByRole('button', { name: / earlier$/ }).click()`,
    ])
  })

  it('set only the filters that differ from those before', () => {
    const before = { filters: { tab: 'products', category: 'Sofa', isPromo: true } }
    const filters = { tab: 'products', isPromo: true, maxPrice: 2_000_000, sort: 'price-asc' }
    expect(linesOf('pagedList', { type: 'filters.set', filters }, before)).toEqual([
      "await page.getByRole('button', { name: /^Filters/ }).click()",
      "await page.getByRole('dialog', { name: 'Filters' }).getByLabel('Category', { exact: true }).selectOption('')",
      "await page.getByRole('dialog', { name: 'Filters' }).getByLabel('Highest', { exact: true }).fill('2000000')",
      "await page.getByRole('button', { name: 'Apply', exact: true }).click()",
      "await page.getByLabel('Sort by', { exact: true }).selectOption('price-asc')",
    ])
    // The tab of collections has no control for them and drops them by itself.
    expect(linesOf('pagedList', { type: 'filters.set', filters: { tab: 'collections', isPromo: true } }, before)).toEqual([
      "await page.getByRole('tab', { name: 'Collections' }).click()",
    ])
    expect(
      linesOf('adminTable', { type: 'filters.set', filters: { lacks: 'pictures' } }, { filters: { style: 'Glam' } }),
    ).toEqual([
      "await page.getByLabel('Style', { exact: true }).selectOption('')",
      "await page.getByLabel('Show', { exact: true }).selectOption('pictures')",
    ])
  })

  it('press Try again in a table of the admin only after it failed to load', () => {
    expect(linesOf('adminTable', { type: 'list.refresh' }, { problem: null })).toEqual([])
    expect(linesOf('adminTable', { type: 'list.refresh' }, { problem: 'No connection.' })).toEqual([
      "await page.getByRole('button', { name: 'Try again', exact: true }).click()",
    ])
  })

  it('open the table of collections, which has the same machine as that of products', () => {
    const opened = (items: unknown) => {
      const step = { kind: 'respond', request: 'page', output: { items, total: 1 } } as const
      const driver = driverFor('adminTable', { input: {}, first: null, steps: [{ step, seq: 1, value: null }] })!
      return [driver.begin({}, []).join('\n'), driver.requests['page'], driver.events['search.submitted']!({}, {}, alone)]
    }
    expect(opened([{ name: 'Eko', coverImage: null }])).toEqual([
      expect.stringContaining('section=collections'),
      expect.objectContaining({ path: '/admin/collections?*' }),
      ["await page.getByLabel('Search collections', { exact: true }).press('Enter')"],
    ])
    for (const items of [[{ name: 'Sofa', images: [] }], 'truncated']) expect(opened(items)[0]).toContain('section=products')
  })

  it('go to the next page of a table with the button that a phone has too', () => {
    const goes = (machine: string, page: number, before: number) => linesOf(machine, { type: 'page.go', page }, { page: before })
    const pressed = (name: string) => [`await page.getByRole('button', { name: '${name}', exact: true }).click()`]
    expect(goes('adminTable', 2, 1)).toEqual(pressed('Next page'))
    expect(goes('enquiryInbox', 2, 3)).toEqual(pressed('Previous page'))
    expect(goes('adminTable', 5, 1)).toEqual(pressed('Page 5'))
  })

  it('expect any phone number where a sentence of the page has a placeholder', () => {
    const form = { lines: {} }
    const problems = [{ message: 'Enter 10 to 15 digits (such as 08000000002).' }]
    expect(drivers['shopDetails']!.expects!({ value: 'editing', context: { form, problems, failure: null } })).toEqual([
      'await expect(page.getByText(/Enter 10 to 15 digits \\(such as \\+?\\d{10,14}\\)\\./).first()).toBeVisible()',
    ])
  })

  it('leave out the refreshes of the enquiries that other pages cause', () => {
    expect(linesOf('enquiryInbox', { type: 'list.refresh' }, {})).toBeNull()
  })

  it('use the search box and the sentence of the tab of collections', () => {
    const context = { filters: { tab: 'collections' }, items: [], searchText: 'eko', problem: null }
    expect(linesOf('pagedList', { type: 'search.typed', text: 'eko' }, context)).toEqual([
      "await page.getByLabel('Search collections', { exact: true }).fill('eko')",
    ])
    expect(drivers['pagedList']!.expects!({ value: 'list.empty', context }).slice(1)).toEqual([
      "await expect(page.getByText('No collections found for the selected filters.').first()).toBeVisible()",
      "await expect(page.getByLabel('Search collections', { exact: true })).toHaveValue('eko')",
    ])
  })

  it('cannot open the page of an item without a connection', () => {
    const event = { type: 'line.add', itemType: 'Product', item: 'sofa' }
    expect(linesOf('cart', event, { isOnline: false, copy: { owner: 'guest:1', remote: [], queue: [] } })).toBeNull()
  })

  it('expect the details of the account that the test logs in with only where the recording has them', () => {
    const user = { username: 'Ada Obi', email: 'person-1@redacted.example', phoneNumber: '08000000002' }
    const linesFor = (values: object) =>
      drivers['profile']!.expects!({
        value: 'present (details.editing, password.viewing, account.resting)',
        context: { user, details: { values, problems: {}, problem: null }, passwords: {} },
      }).join('\n')
    expect(linesFor(user)).not.toMatch(/Email|Phone/)
    expect(linesFor({ ...user, email: 'person-3@redacted.example' })).toMatch(/Email.*person-3/)
  })

  it('expect no email address or phone number of the account in the contact form, and what a visitor typed', () => {
    const linesFor = (user: object | null, values: object) =>
      drivers['contact']!.expects!({ value: 'idle', context: { user, values, problems: {} } }).join('\n')
    const user = { username: 'Ada Obi', email: 'person-1@redacted.example', phoneNumber: '08000000002' }
    const own = { email: user.email, phoneNumber: user.phoneNumber }
    expect(linesFor(user, { ...own, subject: 'A sofa' })).not.toMatch(/Email|Phone/)
    expect(linesFor(user, { ...own, email: '' })).toMatch(/Email.*toHaveValue\(''\)/)
    expect(linesFor(null, { email: '', phoneNumber: '' })).toMatch(/Email[^]*Phone number/)
  })

  it('keep a recorded user signed in, whom the server does not know, until the recording logs out', () => {
    const { begin, serves, events } = drivers['auth']!
    const user = { role: 'customer', email: 'person-1@redacted.example' }
    expect(serves!({ user })).toEqual([
      "await page.route('**/api/auth/check', (route) => route.fulfill({ json: { role: 'customer', email: 'person-1@redacted.example' } }))",
      "await page.route('**/api/cart', (route) => route.fulfill({ json: { cart: [] } }))",
      "await page.route('**/api/wishlist', (route) => route.fulfill({ json: { wishlist: [] } }))",
    ])
    expect(serves!({ user: null })).toEqual(["await page.route('**/api/auth/check', (route) => route.fulfill({ status: 401 }))"])
    // A user whom the server found while it rendered the page logs in first.
    expect(begin({ user }, []).join('\n')).toMatch(/CUSTOMER_EMAIL[^]*goto\('\/profile'\)/)
    expect(begin({ user: null }, []).join('\n')).not.toContain('EMAIL')
    // The admin pages need the cookie of an admin.
    const following = [{ kind: 'respond', request: 'signInAsAdmin', output: {} }] as const
    const cookie = expect.stringContaining("page.request.post('/api/admin/login'")
    expect(events['adminSignIn.submitted']!({}, {}, { ...alone, following })).toContainEqual(cookie)
    expect(events['adminSignIn.submitted']!({}, {}, alone)).not.toContainEqual(cookie)
    // On a phone, the button is in the menu of the admin pages.
    const logout = "await page.getByRole('button', { name: 'Logout', exact: true }).click()"
    const loggedOut = (role: string) => events['signOut.requested']!({}, { user: { role } }, alone)!
    expect(loggedOut('customer')).toEqual([logout])
    const menu = "page.getByRole('button', { name: 'Menu', exact: true })"
    expect(loggedOut('admin').slice(1)).toEqual([`if (await ${menu}.isVisible()) await ${menu}.click()`, logout])
  })

  it('expect no form after a logout, because an admin is on Home then', () => {
    const context = { values: { email: '', password: '' }, problems: {} }
    expect(drivers['auth']!.expects!({ value: 'signedOut (form.entering, session.steady)', context })).toEqual([])
  })

  it('expect only the question while the profile asks whether to delete the account', () => {
    const value = 'present (details.viewing, password.editing, account.confirming)'
    expect(drivers['profile']!.expects!({ value, context: { details: {}, passwords: {} } })).toEqual([
      'await expect(page).toHaveURL(/\\/profile([?#]|$)/)',
      "await expect(page.getByRole('alertdialog')).toBeVisible()",
    ])
  })

  it('have expectations for every machine with a page, which are valid code in each state', () => {
    const silent: string[] = []
    for (const { id, models } of knownMachines) {
      const lines = new Set<string>()
      for (const { edges } of models.flatMap((model) => walkChart(model))) {
        for (const { snapshot } of edges) {
          const state = { value: valueWords(snapshot.value), context: snapshot.context as RecordedEvent }
          for (const line of drivers[id]?.expects?.(state) ?? []) lines.add(line)
        }
      }
      if (lines.size === 0) silent.push(id)
      expect(() => new Script(`async () => {${[...lines].join('\n')}}`)).not.toThrow()
    }
    // The root and the details of lines have no page of their own.
    expect(silent).toEqual(['shop', 'lineDetails'])
  })
})

/** The Playwright lines of an event after a context. */
function linesOf(machine: string, event: RecordedEvent & { type: string }, before: RecordedEvent) {
  return drivers[machine]!.events[event.type]!(event, before, alone)
}
