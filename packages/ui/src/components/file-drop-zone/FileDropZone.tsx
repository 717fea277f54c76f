import { useState } from 'react'
import type { ChangeEvent, ReactNode } from 'react'
import { Field } from '../field/Field.tsx'
import type { FieldTexts } from '../field/Field.tsx'
import { Icon } from '../icon/Icon.tsx'
import styles from './FileDropZone.module.css'

export interface FileDropZoneProps extends FieldTexts {
  /** What to do, inside the frame: 'Choose pictures, or drop them here'. */
  prompt: string
  /** Kinds of file that the picker offers, as in `<input accept>`. A drop may bring others: the caller says what is wrong with them. */
  accept?: string | undefined
  /** Several at once. */
  isMultiple?: boolean
  /** Called with what was chosen or dropped. Choosing the same file again calls it again. */
  onFiles: (files: File[]) => void
  disabled?: boolean | undefined
  /** What was chosen, below the frame: `PreviewTiles`. */
  children?: ReactNode
  className?: string | undefined
}

/** A place to drop files on, or to press and choose them. The browser's own file field lies over it, so that both work everywhere. */
export function FileDropZone(props: FileDropZoneProps) {
  const { prompt, accept, isMultiple = false, onFiles, disabled = false, children, ...field } = props
  const [isOver, setOver] = useState(false)
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    setOver(false)
    const files = [...(event.currentTarget.files ?? [])]
    // Emptied, so that the same file can be chosen again after it was removed.
    event.currentTarget.value = ''
    if (files.length > 0) onFiles(files)
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
              onChange={take}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
            />
          </span>
        )}
      </Field>
      {children}
    </div>
  )
}
