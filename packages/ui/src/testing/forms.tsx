import { useState } from 'react'
import type { ComponentType } from 'react'
import type { FormState } from '../patterns/form/index.ts'
import styles from './forms.module.css'

/** Holds the values of a form in a story, as its caller does. */
export function useFormValues<Field extends string, Props extends FormState<Field>>(props: Props & FormState<Field>): Props {
  const [values, setValues] = useState(props.values)
  const onType: Props['onType'] = (typed) => {
    setValues((before) => ({ ...before, ...typed }))
    props.onType(typed)
  }
  return { ...props, values, onType }
}

/** A form in all of its states, side by side. */
export function FormStates<Props extends object>({
  of: Shown,
  args,
  states,
}: {
  of: ComponentType<Props>
  args: Props
  states: Record<string, Partial<Props>>
}) {
  return (
    <div className={styles.states}>
      {Object.entries(states).map(([name, state]) => (
        <div key={name} className={styles.state}>
          <p className={styles.name}>{name}</p>
          <Shown {...args} {...state} />
        </div>
      ))}
    </div>
  )
}

/** Story parameters for several forms with the same name, which axe would report. */
export const manyForms = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } }
