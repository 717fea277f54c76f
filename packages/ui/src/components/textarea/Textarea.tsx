import { useState } from 'react'
import type { ChangeEvent, ComponentProps } from 'react'
import type { FieldTexts } from '../field/Field.tsx'
import { TextField } from '../text-field/TextField.tsx'
import styles from './Textarea.module.css'

interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'children' | 'prefix'>, FieldTexts {
  /** Maximum length. Shows the remaining characters; a longer text is not truncated. */
  limit?: number | undefined
}

/** A multi-line text field that grows with its content, where the browser supports it, and can be resized. */
export function Textarea({ limit, onChange, ...rest }: TextareaProps) {
  const [written, setWritten] = useState(String(rest.value ?? rest.defaultValue ?? '').length)
  const length = rest.value === undefined ? written : String(rest.value).length
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setWritten(event.currentTarget.value.length)
    onChange?.(event)
  }
  return (
    <div className={styles.root}>
      <TextField {...rest} isMultiline onChange={change} />
      {limit !== undefined && (
        <output className={styles.count} data-over={length > limit || undefined}>
          {length > limit ? `${length - limit} too many` : `${limit - length} left`}
        </output>
      )}
    </div>
  )
}
