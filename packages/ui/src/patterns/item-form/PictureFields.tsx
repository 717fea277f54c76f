import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../components/button/index.ts'
import { FileDropZone, PreviewTiles } from '../../components/file-drop-zone/index.ts'
import { problemAt, type FormPicture, type FormProblem } from './form-shapes.ts'
import { movedPicture } from './movedPicture.ts'
import styles from './ItemForm.module.css'

/** The picture props of a form. */
export interface PictureEditing {
  /** The pictures in display order. */
  pictures: readonly FormPicture[]
  /** Called with files that were chosen, or with `isAddition` dropped or taken with the camera. */
  onPicturesPick: (files: File[], isAddition: boolean) => void
  /** Called with the key of the picture to remove. */
  onPictureRemove: (key: string) => void
  /** Called with the alternative text while it is typed. */
  onPictureDescribe: (key: string, alt: string) => void
}

interface PictureFieldsProps extends PictureEditing {
  /** The name of the field: 'Pictures' or 'Cover image'. */
  label: string
  prompt: string
  hint: string
  /** Called with the new index of a moved picture. Omit it for a single picture. */
  onPictureMove?: (key: string, to: number) => void
  /** The badge of the first picture: 'Cover' unless given. */
  firstLabel?: string
  problems: readonly FormProblem[]
  disabled: boolean
  /** Another way to add pictures, below the camera. */
  library?: ReactNode
}

/** Accepted file types. The browser converts other types from a camera to JPEG. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif'

/** The pictures of an item: users add, describe, reorder and remove them. */
export function PictureFields(props: PictureFieldsProps) {
  const { label, prompt, hint, pictures, onPicturesPick, onPictureMove, problems, disabled } = props
  const camera = useRef<HTMLInputElement>(null)
  const tiles = pictures.map(({ key, src, fileName, alt }, place) => ({
    id: key,
    name: alt || fileName || `Picture ${place + 1}`,
    src,
    alt,
  }))
  // The list stays after its last picture is removed, because it then has the focus and announces the removal.
  const [hasList, setHasList] = useState(false)
  if (tiles.length > 0 && !hasList) setHasList(true)
  const order = (ids: string[]) => {
    const moved = movedPicture(
      tiles.map(({ id }) => id),
      ids,
    )
    if (moved) onPictureMove?.(moved.key, moved.to)
  }
  return (
    <FileDropZone
      label={label}
      isLabelHidden
      prompt={prompt}
      hint={hint}
      error={problemAt(problems, 'pictures')}
      accept={accepted}
      isMultiple={onPictureMove !== undefined}
      onFiles={onPicturesPick}
      disabled={disabled}
    >
      <div className={styles.camera}>
        <Button variant="secondary" isWide disabled={disabled} onClick={() => camera.current?.click()}>
          Take a photo
        </Button>
        <input
          ref={camera}
          hidden
          type="file"
          accept="image/*"
          capture="environment"
          aria-label="Take a photo"
          onChange={(event) => {
            onPicturesPick([...(event.target.files ?? [])], true)
            event.target.value = ''
          }}
        />
      </div>
      {props.library}
      {hasList && (
        <PreviewTiles
          label={label}
          tiles={tiles}
          firstLabel={props.firstLabel}
          onOrderChange={onPictureMove && order}
          onRemove={props.onPictureRemove}
          onDescribe={props.onPictureDescribe}
          disabled={disabled}
        />
      )}
    </FileDropZone>
  )
}
