import { useState } from 'react'
import type { ChangeEvent, ComponentProps } from 'react'
import type { FieldTexts } from '../field/Field.tsx'
import { TextField } from '../text-field/TextField.tsx'
import styles from './Textarea.module.css'

interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'children' | 'prefix'>, FieldTexts {
  /** The most letters it takes. What is left is shown below; nothing that was typed is ever cut off. */
  limit?: number | undefined
}

/** A few lines of text. It grows with what is written in it where the browser can, and can be drawn larger everywhere. */
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
