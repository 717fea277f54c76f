import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Field } from '../field/Field.tsx'
import type { FieldTexts } from '../field/Field.tsx'
import styles from './TextField.module.css'

interface OwnProps extends FieldTexts {
  /** Text before the value inside the frame, such as ₦. Not part of the value. */
  prefix?: string | undefined
  /** A control after the value inside the frame, such as the eye button of a password field. */
  suffix?: ReactNode
}

export type TextFieldProps =
  | (Omit<ComponentProps<'input'>, keyof OwnProps> & OwnProps & { isMultiline?: false })
  | (Omit<ComponentProps<'textarea'>, keyof OwnProps> & OwnProps & { isMultiline: true })

/** A single-line text field, or a paragraph with `isMultiline`. Required unless `isOptional`. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, hint, error, isOptional, prefix, suffix, className, id, isMultiline, ...rest } = props
  return (
    <Field {...{ id, label, isLabelHidden, hint, error, isOptional, className }}>
      {(control) => (
        <span className={styles.frame}>
          {prefix !== undefined && (
            <span className={styles.prefix} aria-hidden>
              {prefix}
            </span>
          )}
          {isMultiline ? (
            <textarea
              required={!isOptional}
              rows={5}
              {...(rest as ComponentProps<'textarea'>)}
              {...control}
              className={classNames(styles.control, styles.area)}
            />
          ) : (
            <input required={!isOptional} {...(rest as ComponentProps<'input'>)} {...control} className={styles.control} />
          )}
          {suffix}
        </span>
      )}
    </Field>
  )
}
