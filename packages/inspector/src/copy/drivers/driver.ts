import { asCode } from '../as-code.ts'

/** An event with whatever it carries. */
export type RecordedEvent = Readonly<Record<string, unknown>>

/** How steps of a machine are made in its page. Code is lines of Playwright. */
export interface Driver {
  /** How a person comes to where the machine is; what it began with may say where that is. */
  begin: (input: RecordedEvent) => readonly string[]
  /** What a person does for an event: none for what the page does by itself, null for what it has no handle for. */
  events: Readonly<Record<string, (event: RecordedEvent) => readonly string[] | null>>
  /** The call behind each request. */
  requests: Readonly<Record<string, Call>>
}

/** A call of the API. */
export interface Call {
  /** Its address below `/api`, as a pattern of Playwright. */
  path: string
  /** The body that makes the machine hear that output; the output itself unless given. */
  body?: (output: unknown) => unknown
}

/** The page at an address. */
export const at = (address: string) => () => opens(address)

/** Goes to an address, and waits until the page can be worked with: what is pressed before is lost. */
export const opens = (address: string) => [
  `await page.goto(${asCode(address)})`,
  "await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })",
]

/** The address of an item. */
export const pageOf = (itemType: unknown, id: unknown) => `/${itemType === 'Collection' ? 'collection' : 'product'}/${String(id)}`

/** Presses the button of that name. */
export const press = (name: string | RegExp) => () => [`await ${button(name)}.click()`]

/** Presses the button of that name in the question that stands over the page. */
export const answer = (name: string) => () => [`await ${button(name, "page.getByRole('alertdialog')")}.click()`]

/** The page does it by itself. */
export const byItself = () => []

/** A button by its whole name, anywhere on the page or within a part of it. */
export function button(name: string | RegExp, within = 'page'): string {
  return `${within}.getByRole('button', ${name instanceof RegExp ? `{ name: ${name} }` : `{ name: ${asCode(name)}, exact: true }`})`
}

/** A field by its whole label. */
export const field = (label: string) => `page.getByLabel(${asCode(label)}, { exact: true })`

/** Fills the fields that a form's event carries, each by its label. */
export const fill =
  (labels: Readonly<Record<string, string>>) =>
  ({ values }: RecordedEvent) =>
    Object.entries((values ?? {}) as Record<string, string>).flatMap(([name, value]) =>
      labels[name] === undefined ? [] : [`await ${field(labels[name])}.fill(${asCode(value)})`],
    )

/** Types a text into the search box of that name. */
export const search =
  (label: string) =>
  ({ text }: RecordedEvent) => [`await ${searchBox(label)}.fill(${asCode(text)})`]

/** Presses Enter in the search box of that name. */
export const searchNow = (label: string) => () => [`await ${searchBox(label)}.press('Enter')`]

const searchBox = (label: string) => `page.getByRole('searchbox', { name: ${asCode(label)} })`
