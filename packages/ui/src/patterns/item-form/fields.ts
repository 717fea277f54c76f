import type { ChangeEvent } from 'react'
import { problemAt, type FormProblem } from './form-shapes.ts'

/** What the fields of a form of the back office are made from. */
export interface ItemFields<Fields> {
  fields: Fields
  /** Called with what the person changed, and nothing else. */
  onFields: (change: Partial<Fields>) => void
  problems: readonly FormProblem[]
}

/** The fields that hold a text. */
type TextName<Fields> = { [Name in keyof Fields]: Fields[Name] extends string ? Name : never }[keyof Fields] & string

/** Gives each text and each select of such a form what it needs by its name. */
export function itemFields<Fields>({ fields, onFields, problems }: ItemFields<Fields>) {
  return (name: TextName<Fields>) => ({
    value: fields[name] as string,
    error: problemAt(problems, name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onFields({ [name]: target.value } as Partial<Fields>),
  })
}
