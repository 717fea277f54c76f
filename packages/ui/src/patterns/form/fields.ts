import type { ChangeEvent } from 'react'

/** What is typed in the fields of a form. */
export type FormValues<Field extends string> = Readonly<Record<Field, string>>

/** What is wrong with single fields, a sentence each. */
export type FormProblems<Field extends string> = Readonly<Partial<Record<Field, string>>>

/** What every form gets and says. */
export interface FormState<Field extends string> {
  /** What is typed. The caller decides: a field shows what comes back. */
  values: FormValues<Field>
  /** What is wrong with single fields. */
  problems: FormProblems<Field>
  /** The form is on its way: it rests, and pressing the button again does nothing. */
  isBusy: boolean
  /** One or several fields changed. */
  onType: (values: Partial<FormValues<Field>>) => void
  /** The form is sent. */
  onSubmit: () => void
}

/**
 * Gives each field of a form what it needs by its name. A form on its way can be read and not changed; the focus stays
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

/** What stands in a form's fields and was never reported: a browser can fill them in before scripts run. */
export function unreported<Field extends string>(form: HTMLFormElement, values: FormValues<Field>): Partial<FormValues<Field>> {
  const found = (Object.keys(values) as Field[]).flatMap((field) => {
    const control = form.elements.namedItem(field)
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    return isText && control.value !== values[field] ? [[field, control.value]] : []
  })
  return Object.fromEntries(found) as Partial<FormValues<Field>>
}
