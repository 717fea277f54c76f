import { useState } from 'react'
import type { ChangeEvent, ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Field } from '../field/Field.tsx'
import type { FieldTexts } from '../field/Field.tsx'
import fieldStyles from '../text-field/TextField.module.css'
import styles from './Textarea.module.css'

interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'children' | 'prefix'>, FieldTexts {
  /** Maximum length. Shows the remaining characters; a longer text is marked as invalid and not truncated. */
  limit?: number | undefined
}

/** A multi-line text field that grows with its content, where the browser supports it, and can be resized. */
export function Textarea(props: TextareaProps) {
  const { label, isLabelHidden, hint, error, isOptional, className, id, limit, onChange, ...rest } = props
  const [written, setWritten] = useState(String(rest.value ?? rest.defaultValue ?? '').length)
  const length = rest.value === undefined ? written : String(rest.value).length
  const isTooLong = limit !== undefined && length > limit
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setWritten(event.currentTarget.value.length)
    onChange?.(event)
  }
  return (
    <div className={styles.root}>
      <Field {...{ id, label, isLabelHidden, hint, error, isOptional, className }}>
        {(control) => (
          <span className={fieldStyles.frame}>
            <textarea
              required={!isOptional}
              rows={5}
              {...rest}
              {...control}
              {...(isTooLong && { 'aria-invalid': true })}
              className={classNames(fieldStyles.control, styles.area)}
              onChange={change}
            />
          </span>
        )}
      </Field>
      {limit !== undefined && (
        <output className={styles.count} data-over={isTooLong || undefined}>
          {isTooLong ? `${length - limit} too many` : `${limit - length} left`}
        </output>
      )}
    </div>
  )
}
