import type { ChangeEvent } from 'react'
import { problemAt, type FormProblem } from './form-shapes.ts'
import { productLabels } from './labels.ts'

/** Props of the fields of an admin form. */
export interface ItemFields<Fields> {
  /** The values of the fields, as typed. */
  fields: Fields
  /** Called with the changed fields only. */
  onFields: (change: Partial<Fields>) => void
  /** The errors of single fields, in the order of the form. */
  problems: readonly FormProblem[]
}

/** Names of the text fields that have a label. */
type TextName<Fields> = { [Name in keyof Fields]: Fields[Name] extends string ? Name : never }[keyof Fields] &
  keyof typeof productLabels

/** Returns the props of a text field or select by its name, with its label. */
export function itemFields<Fields>({ fields, onFields, problems }: ItemFields<Fields>) {
  return (name: TextName<Fields>) => ({
    label: productLabels[name],
    value: fields[name] as string,
    error: problemAt(problems, name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onFields({ [name]: target.value } as Partial<Fields>),
  })
}
