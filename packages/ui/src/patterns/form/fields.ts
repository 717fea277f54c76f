import type { ChangeEvent } from 'react'

/** The values of the fields of a form. */
export type FormValues<Field extends string> = Readonly<Record<Field, string>>

/** The errors of single fields. */
export type FormProblems<Field extends string> = Readonly<Partial<Record<Field, string>>>

/** Props of every form. */
export interface FormState<Field extends string> {
  /** The controlled values. */
  values: FormValues<Field>
  /** The errors of single fields. */
  problems: FormProblems<Field>
  /** The form is being submitted: fields are read-only and the button ignores presses. */
  isBusy: boolean
  /** Called with the changed fields. */
  onType: (values: Partial<FormValues<Field>>) => void
  /** Called when the form is sent, unless it is busy. */
  onSubmit: () => void
}

/**
 * Returns the props of each field by its name. Fields are read-only while the form is submitted, so that the focus stays
 * where it is.
 */
export function fieldsOf<Field extends string>({ values, problems, isBusy, onType }: FormState<Field>) {
  return (name: Field) => ({
    name,
    value: values[name],
    error: problems[name],
    readOnly: isBusy,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onType({ [name]: currentTarget.value } as Partial<FormValues<Field>>),
  })
}

/** Field values that were never reported, because the browser filled them in before hydration. */
export function unreported<Field extends string>(form: HTMLFormElement, values: FormValues<Field>): Partial<FormValues<Field>> {
  const found = (Object.keys(values) as Field[]).flatMap((field) => {
    const control = form.elements.namedItem(field)
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    return isText && control.value !== values[field] ? [[field, control.value]] : []
  })
  return Object.fromEntries(found) as Partial<FormValues<Field>>
}
