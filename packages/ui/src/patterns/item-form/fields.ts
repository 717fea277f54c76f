import type { ChangeEvent } from 'react'
import { problemAt, type FormProblem } from './form-shapes.ts'

/** Props of the fields of an admin form. */
export interface ItemFields<Fields> {
  fields: Fields
  /** Called with the changed fields only. */
  onFields: (change: Partial<Fields>) => void
  problems: readonly FormProblem[]
}

/** Names of the text fields. */
type TextName<Fields> = { [Name in keyof Fields]: Fields[Name] extends string ? Name : never }[keyof Fields] & string

/** Returns the props of a text field or select by its name. */
export function itemFields<Fields>({ fields, onFields, problems }: ItemFields<Fields>) {
  return (name: TextName<Fields>) => ({
    value: fields[name] as string,
    error: problemAt(problems, name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onFields({ [name]: target.value } as Partial<Fields>),
  })
}
