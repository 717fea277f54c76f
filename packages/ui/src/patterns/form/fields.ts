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
  /** Why the form was rejected. It is not repeated below the fields if a field already shows it as its error. */
  problem?: string | null | undefined
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
  const found = textControls(form, values).filter(([field, { value }]) => value !== values[field])
  return Object.fromEntries(found.map(([field, { value }]) => [field, value])) as Partial<FormValues<Field>>
}

/**
 * Lets the browser restore typed text when it loads the page again. A browser restores only text that differs from its field's default, and
 * React sets the default to the text on every render, so this clears the default. Skips passwords, because a user may have made one visible
 * as text.
 */
export function letBrowserKeepText<Field extends string>(form: HTMLFormElement, values: FormValues<Field>): void {
  for (const [, control] of textControls(form, values)) {
    const { value, autocomplete } = control
    if (autocomplete.includes('password')) continue
    control.defaultValue = ''
    // A text that was never typed is its default.
    if (control.value !== value) control.value = value
  }
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

function textControls<Field extends string>(form: HTMLFormElement, values: FormValues<Field>): [Field, TextControl][] {
  return (Object.keys(values) as Field[]).flatMap((field) => {
    const control = form.elements.namedItem(field)
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    return isText ? [[field, control]] : []
  })
}
