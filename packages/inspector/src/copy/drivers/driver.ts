import type { Step } from '../../sandbox/index.ts'
import { asCode } from '../as-code.ts'
import type { Server } from '../server.ts'

/** An event with its payload. */
export type RecordedEvent = Readonly<Record<string, unknown>>

/** A state of a machine: its value in words, such as `signedOut.form.entering`, and its context. */
interface RecordedState {
  value: string
  context: RecordedEvent
}

/** Translates the steps of a machine into lines of Playwright code on its page. */
export interface Driver {
  /** Opens the page of the machine, which may depend on the machine's input and on the steps that follow. */
  begin: (input: RecordedEvent, steps: readonly Step[]) => readonly string[]
  /**
   * The Playwright lines for an event and the context before it: empty when the page sends the event by itself, null when the page has
   * no control for it.
   */
  events: Readonly<
    Record<string, (event: RecordedEvent, before: RecordedEvent, surroundings: Surroundings) => readonly string[] | null>
  >
  /** The lines that check what the page shows in a state: texts, values of fields, counts, the address. */
  expects?: (state: RecordedState) => readonly string[]
  /**
   * The lines that respond to further requests with what the server has in a context. A copy may send requests that the recording does
   * not have, because it opens a page again.
   */
  serves?: (context: RecordedEvent) => readonly string[]
  /**
   * The request that saves a change which the page already shows, and the number of changes in a context that are not saved yet. The page
   * may send it after a later action too.
   */
  saves?: { request: string; unsaved: (context: RecordedEvent) => number }
  /** The endpoint of each request, or how the browser itself responds to it. */
  requests: Readonly<Record<string, Call | BrowserCall>>
}

/** What a driver may read from the recording besides the event. */
export interface Surroundings {
  /** The steps until the next action of the user. */
  following: readonly Step[]
  /** The context before the next action of the user. */
  after: RecordedEvent
  server: Server
}

/** An endpoint of the API. */
export interface Call {
  /** The path of the endpoint below `/api`, as a Playwright pattern. */
  path: string
  /** The response body for an output of the request; the output itself unless given. */
  body?: (output: unknown) => unknown
}

/** A request that the browser handles itself, such as reading the storage. */
interface BrowserCall {
  /** The lines that prepare the browser for an output of the request; null if it cannot be prepared. */
  prepares: (output: unknown) => readonly string[] | null
}

/** Returns the function that opens the page at an address. */
export const at = (address: string) => () => opens(address)

/** Opens an address and waits for hydration, because an earlier click would be lost. */
export const opens = (address: string) => [`await ${visit(address)}`, isHydrated]

const visit = (address: string) => `page.goto(${asCode(address)})`
const isHydrated = "await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })"

/** The path of an item. */
export const pageOf = (itemType: unknown, id: unknown) => `/${itemType === 'Collection' ? 'collection' : 'product'}/${String(id)}`

/** Opens the page of an item. In another shop, whose items have other ids, the test fails here instead of waiting for a button. */
export const opensItem = (itemType: unknown, id: unknown) => [
  `expect((await ${visit(pageOf(itemType, id))})?.status(), ${asCode(noSuchItem)}).not.toBe(404)`,
  isHydrated,
]

const noSuchItem = 'This shop has no such item. Set SHOP to the shop in which the test was copied.'

/** Clicks the button with that name. */
export const press = (name: string | RegExp) => () => [`await ${button(name)}.click()`]

/** Clicks the button with that name in the open dialog. */
export const confirm = (name: string) => () => [`await ${button(name, "page.getByRole('alertdialog')")}.click()`]

/** The answers to whether to leave a form with changes. */
export const leaves: Driver['events'] = { 'leave.confirm': confirm('Leave'), 'leave.cancel': confirm('Stay') }

/** The answers to what becomes of a form that another admin has changed. */
export const conflicts: Driver['events'] = {
  'conflict.keepMine': confirm('Keep my changes'),
  'conflict.takeTheirs': confirm('Take theirs'),
  'conflict.dismiss': confirm('Back to the form'),
}

/** The lines for an event that the page sends by itself: none. */
export const automatic = () => []

/** Loses or restores the connection of the browser. */
export const connects = ({ isOnline }: RecordedEvent) => [`await page.context().setOffline(${isOnline === false})`]

/** A button by its exact name, anywhere on the page or inside a locator. */
export function button(name: string | RegExp, within = 'page'): string {
  return `${within}.getByRole('button', ${name instanceof RegExp ? `{ name: ${name} }` : `{ name: ${asCode(name)}, exact: true }`})`
}

/** Clicks a button in the row with that id, whose name says of what; null if the row is gone. */
export function inRow<Row extends { _id: string }>(rows: readonly Row[], id: unknown, nameOf: (row: Row) => string) {
  const row = rows.find(({ _id }) => _id === id)
  return row ? [`await ${button(nameOf(row))}.click()`] : null
}

/** A field by its exact label, anywhere on the page or inside a locator. */
export const field = (label: string, within = 'page') => `${within}.getByLabel(${asCode(label)}, { exact: true })`

/** Fills the fields of a form's event, each by its label. */
export const fill =
  (labels: Readonly<Record<string, string>>) =>
  ({ values }: RecordedEvent) =>
    Object.entries((values ?? {}) as Record<string, string>).flatMap(([name, value]) =>
      labels[name] === undefined ? [] : [`await ${field(labels[name])}.fill(${asCode(value)})`],
    )

/**
 * Goes to a page of a table. On a phone, only the next and the previous page have buttons; a page further away needs a wide screen.
 */
export function goToPage({ page }: RecordedEvent, { page: before }: RecordedEvent): string[] {
  const names: Readonly<Record<number, string>> = { 1: 'Next page', [-1]: 'Previous page' }
  return press(names[Number(page) - Number(before)] ?? `Page ${String(page)}`)()
}

/** Types a text into the search box with that label. */
export const search =
  (label: string) =>
  ({ text }: RecordedEvent) => [`await ${field(label)}.fill(${asCode(text)})`]

/** Presses Enter in the search box with that label. */
export const searchNow = (label: string) => () => [`await ${field(label)}.press('Enter')`]
