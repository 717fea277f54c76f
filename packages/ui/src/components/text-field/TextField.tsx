import type { ComponentProps, ReactNode } from 'react'
import { Field } from '../field/Field.tsx'
import type { FieldTexts } from '../field/Field.tsx'
import styles from './TextField.module.css'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children' | 'prefix'>, FieldTexts {
  /** Text before the value inside the frame, such as ₦. Not part of the value. */
  prefix?: string | undefined
  /** A control after the value inside the frame, such as the eye button of a password field. */
  suffix?: ReactNode
}

/** A single-line text field. Required unless `isOptional`. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, hint, error, isOptional, prefix, suffix, className, id, ...rest } = props
  return (
    <Field {...{ id, label, isLabelHidden, hint, error, isOptional, className }}>
      {(control) => (
        <span className={styles.frame}>
          {prefix !== undefined && (
            <span className={styles.prefix} aria-hidden>
              {prefix}
            </span>
          )}
          <input required={!isOptional} {...rest} {...control} className={styles.control} />
          {suffix}
        </span>
      )}
    </Field>
  )
}
