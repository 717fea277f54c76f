import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { Field } from '../field/Field.tsx'
import type { FieldTexts } from '../field/Field.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { Textarea } from '../textarea/Textarea.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { loadTinyEditor } from './loadTinyEditor.ts'
import { htmlOf, textOf } from './plainText.ts'
import styles from './RichTextEditor.module.css'
import type { TinyEditorProps } from './TinyEditor.tsx'

export interface RichTextEditorProps extends FieldTexts {
  /** The text as HTML. */
  value: string
  /** Called with the HTML after each change. */
  onChange: (html: string) => void
  disabled?: boolean
  className?: string | undefined
  /** Loads the editor. Default: its own chunk. */
  load?: () => Promise<ComponentType<TinyEditorProps>>
}

/** Edits text with headings, lists and links. The editor loads when the field is mounted; a textarea replaces it if that fails. */
export function RichTextEditor({ value, onChange, disabled = false, load = loadTinyEditor, ...field }: RichTextEditorProps) {
  const [Editor, setEditor] = useState<ComponentType<TinyEditorProps> | 'failed'>()
  useEffect(() => {
    let isShown = true
    load().then(
      (loaded) => isShown && setEditor(() => loaded),
      () => isShown && setEditor('failed'),
    )
    return () => {
      isShown = false
    }
  }, [load])

  if (Editor === 'failed') return <PlainTextEditor {...field} value={value} onChange={onChange} disabled={disabled} />
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.frame} data-invalid={control['aria-invalid']}>
          {Editor === undefined ? (
            <output className={styles.waiting}>
              <VisuallyHidden>Loading the editor</VisuallyHidden>
              <Skeleton length="long" />
              <Skeleton />
              <Skeleton length="half" />
            </output>
          ) : (
            <Editor
              id={control.id}
              label={field.label}
              description={field.error ?? field.hint}
              isInvalid={field.error !== undefined}
              value={value}
              onChange={onChange}
              disabled={disabled}
            />
          )}
        </div>
      )}
    </Field>
  )
}

/** Keeps the text as typed, because converting it to paragraphs and back would move the cursor. Another value replaces it. */
function PlainTextEditor({ value, onChange, ...rest }: Omit<RichTextEditorProps, 'load'>) {
  const [{ text, html }, setTyped] = useState(() => ({ text: textOf(value), html: value }))
  if (value !== html) setTyped({ text: textOf(value), html: value })
  const change = (next: string) => {
    setTyped({ text: next, html: htmlOf(next) })
    onChange(htmlOf(next))
  }
  return (
    <Textarea
      hint="The editor could not be loaded. You can write plain text; an empty line starts a new paragraph."
      {...rest}
      rows={10}
      value={text}
      onChange={(event) => change(event.target.value)}
    />
  )
}
