import { issuesOf } from '../failures.ts'

/** The typed values of a form's fields. */
export type Values<Field extends string> = Readonly<Record<Field, string>>

/** The messages about single fields; a field without one is valid, or was not checked yet. */
export type Problems<Field extends string> = Readonly<Partial<Record<Field, string>>>

/** Checks a text: returns the message for the user, or null when it is valid. */
export type Check = (text: string) => string | null

/** The checks of a form's fields; a field without a check accepts any text. */
export type Checks<Field extends string> = Readonly<Partial<Record<Field, Check>>>

/** The problems of all fields that have a check, in the order of the checks. */
export function problemsIn<Field extends string>(values: Values<Field>, checks: Checks<Field>): Problems<Field> {
  const fields = Object.keys(checks) as Field[]
  const found = fields.map((field) => [field, checks[field]?.(values[field]) ?? null] as const)
  return Object.fromEntries(found.filter(([, problem]) => problem !== null)) as Problems<Field>
}

/** Whether every field passes its check. */
export function isValid<Field extends string>(values: Values<Field>, checks: Checks<Field>): boolean {
  return Object.keys(problemsIn(values, checks)).length === 0
}

/** The form after changes to some fields. Their problems are cleared until the next check. */
export function afterTyping<Field extends string>(
  form: { readonly values: Values<Field>; readonly problems: Problems<Field> },
  typed: Partial<Values<Field>>,
): { values: Values<Field>; problems: Problems<Field> } {
  const others = Object.entries(form.problems).filter(([field]) => !(field in typed))
  return { values: { ...form.values, ...typed }, problems: Object.fromEntries(others) as Problems<Field> }
}

/** The server's messages about the fields of a form: the first one for each, and none about other fields. */
export function problemsFromServer<Field extends string>(failure: unknown, values: Values<Field>): Problems<Field> {
  const issues = issuesOf(failure).filter(({ path }) => path in values)
  return Object.fromEntries([...issues].reverse().map(({ path, message }) => [path, message])) as Problems<Field>
}
