import { useRef, useState } from 'react'
import type { ChangeEvent, ReactNode } from 'react'
import { Field } from '../field/Field.tsx'
import type { FieldTexts } from '../field/Field.tsx'
import { Icon } from '../icon/Icon.tsx'
import styles from './FileDropZone.module.css'

export interface FileDropZoneProps extends FieldTexts {
  /** Instruction inside the frame: 'Choose pictures, or drop them here'. */
  prompt: string
  /** File types offered by the picker, as in `<input accept>`. Dropped files may have other types; the caller rejects them. */
  accept?: string | undefined
  /** Allows several files at once. */
  isMultiple?: boolean
  /** Called with the chosen or dropped files, also when the same file is chosen again, and with whether they were dropped. */
  onFiles: (files: File[], isDrop: boolean) => void
  disabled?: boolean | undefined
  /** Content below the frame: `PreviewTiles`. */
  children?: ReactNode
}

/** Accepts dropped files or opens the file picker. A native file input covers the area, so that both work in every browser. */
export function FileDropZone(props: FileDropZoneProps) {
  const { prompt, accept, isMultiple = false, onFiles, disabled = false, children, ...field } = props
  const [isOver, setOver] = useState(false)
  // The browser drops files into the input first, and then reports the change.
  const isDrop = useRef(false)
  const addFiles = (event: ChangeEvent<HTMLInputElement>) => {
    setOver(false)
    const files = [...(event.currentTarget.files ?? [])]
    // Cleared, so that the same file can be chosen again after it was removed.
    event.currentTarget.value = ''
    if (files.length > 0) onFiles(files, isDrop.current)
    isDrop.current = false
  }
  return (
    <div className={styles.root}>
      <Field {...field}>
        {(control) => (
          <span className={styles.zone} data-over={isOver || undefined}>
            <Icon name="upload" size="large" />
            <span>{prompt}</span>
            <input
              {...control}
              type="file"
              className={styles.input}
              accept={accept}
              multiple={isMultiple}
              disabled={disabled}
              onChange={addFiles}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={({ dataTransfer }) => {
                setOver(false)
                isDrop.current = dataTransfer.files.length > 0
              }}
            />
          </span>
        )}
      </Field>
      {children}
    </div>
  )
}
