import { asCode } from '../as-code.ts'
import { field } from './driver.ts'
import type { Driver, RecordedEvent } from './driver.ts'

/** Expects that the page shows a text. A sentence of the page itself has its own phone number where the recording has a placeholder. */
export function shows(text: unknown): string {
  const parts = String(text).split(phonePlaceholder)
  const words = parts.length === 1 ? asCode(text) : `/${parts.map(escaped).join('\\+?\\d{10,14}')}/`
  return `await expect(page.getByText(${words}).first()).toBeVisible()`
}

const phonePlaceholder = /\b0800\d{7}\b/
const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** Expects that an element is visible. */
export const isVisible = (locator: string) => `await expect(${locator}).toBeVisible()`

/** Expects the path of the address. */
export const isAt = (path: string) => `await expect(page).toHaveURL(/${path.replaceAll('/', '\\/')}([?#]|$)/)`

/** Expects the typed values of a form's fields and the messages about them. */
export const holds =
  (labels: Readonly<Record<string, string>>) =>
  ({ values = {}, problems = {} }: RecordedEvent) => [
    ...Object.entries(values as Record<string, string>).flatMap(([name, value]) =>
      labels[name] === undefined ? [] : [`await expect(${field(labels[name])}).toHaveValue(${asCode(value)})`],
    ),
    ...Object.values(problems as Record<string, string>).map(shows),
  ]

/** Expects that the page shows a message, if there is one. */
export const tells = (message: unknown) => (typeof message === 'string' && message !== '' ? [shows(message)] : [])

/** Expects the messages about parts of a form. */
export const tellsProblems = (problems: unknown) =>
  (problems as readonly RecordedEvent[]).flatMap(({ message }) => tells(message))

/** Whether a dialog asks the user something. */
const isAsking = (value: string) => /(asking|moving|conflicting)$/.test(value)

/** The open question to the user. */
export const question = "page.getByRole('alertdialog')"

/** Expects the value of each named field; one without a value may be hidden. */
export const fieldsHold = (labels: Readonly<Record<string, string>>, values: unknown) =>
  Object.entries(values as Record<string, unknown>).flatMap(([name, value]) =>
    labels[name] === undefined || value === '' ? [] : [`await expect(${field(labels[name])}).toHaveValue(${asCode(value)})`],
  )

/** Expects what a form of the admin pages shows: its question, or its messages and fields. */
export const formShows =
  (fieldsOf: (form: unknown) => readonly string[]): NonNullable<Driver['expects']> =>
  ({ value, context: { form, problems, failure } }) => {
    if (isAsking(value)) return [isVisible(question)]
    if (value === 'unloaded') return tells(failure)
    if (!value.startsWith('editing')) return []
    return [...tells(failure), ...tellsProblems(problems), ...fieldsOf(form)]
  }
