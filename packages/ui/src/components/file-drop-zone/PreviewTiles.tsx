import { useRef, useState } from 'react'
import { Badge } from '../badge/Badge.tsx'
import { Icon } from '../icon/Icon.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { Picture } from '../picture/Picture.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { Textarea } from '../textarea/Textarea.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { moved, movedSentence } from './moved.ts'
import styles from './PreviewTiles.module.css'
import { useDragOrder } from './useDragOrder.ts'

export interface PreviewTile {
  /** Id of the picture. It does not depend on the order. */
  id: string
  /** Alternative text or file name. Names the tile in button labels and announcements. */
  name: string
  /** Address of the picture (blob and data URLs work too), or null while its file is read. */
  src: string | null
  /** Alternative text, if it can be edited. */
  alt?: string
}

interface PreviewTilesProps {
  /** Accessible name of the list: 'Pictures of the product'. */
  label: string
  /** The pictures, in order. */
  tiles: readonly PreviewTile[]
  /** Called with the ids in their new order, also for each position that a dragged tile passes. Omit it to fix the order. */
  onOrderChange?: ((ids: string[]) => void) | undefined
  /** Called with the id of the tile to remove. */
  onRemove: (id: string) => void
  /** Called with the alternative text while it is typed. Adds a text field to every tile. */
  onDescribe?: ((id: string, alt: string) => void) | undefined
  /** Label shown on the first tile. */
  firstLabel?: string | undefined
  disabled?: boolean
}

/** The chosen pictures as tiles. Users reorder them by dragging or with arrow buttons; every move is announced. */
export function PreviewTiles(props: PreviewTilesProps) {
  const { label, tiles, onOrderChange, onRemove, onDescribe, firstLabel = 'Cover', disabled = false } = props
  const list = useRef<HTMLUListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const ids = tiles.map((tile) => tile.id)
  const nameOf = (id: string) => tiles.find((tile) => tile.id === id)?.name ?? ''
  const announce = (id: string, place: number) => setAnnouncement(movedSentence(nameOf(id), place, ids.length))

  const { dragged, startDrag } = useDragOrder({
    list,
    ids,
    onOrderChange: (order) => onOrderChange?.(order),
    onDropped: announce,
  })
  const move = (id: string, to: number) => {
    if (to < 0 || to >= ids.length || disabled) return
    onOrderChange?.(moved(ids, ids.indexOf(id), to))
    announce(id, to)
  }
  const remove = (id: string) => {
    const at = ids.indexOf(id)
    // The focused button is removed with its tile, so focus the next tile's button or the list.
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
    ;(buttons[at + 1] ?? buttons[at - 1] ?? list.current)?.focus()
    setAnnouncement(`${nameOf(id)} was removed.`)
    onRemove(id)
  }
  return (
    <div>
      <ul
        ref={list}
        role="list"
        tabIndex={-1}
        aria-label={label}
        className={styles.list}
        data-ordered={onOrderChange ? true : undefined}
      >
        {tiles.map(({ id, name, src, alt = '' }, place) => (
          <li key={id} className={styles.tile} data-tile={id} data-dragged={dragged === id || undefined}>
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- pointer only; the arrow buttons do the same */}
            <div
              className={styles.picture}
              data-ordered={onOrderChange ? true : undefined}
              onPointerDown={(event) => onOrderChange && !disabled && startDrag(id, event)}
            >
              {src === null ? (
                <span className={styles.reading}>
                  <Spinner />
                  <VisuallyHidden>{name} is being read</VisuallyHidden>
                </span>
              ) : (
                <Picture
                  image={{ sources: { avif: '', webp: '', jpeg: '', src }, width: 1, height: 1 }}
                  alt={name}
                  shape="square"
                  sizes="10rem"
                />
              )}
              {onOrderChange && (
                <span className={styles.grip} data-grip>
                  <Icon name="grip" />
                </span>
              )}
              {place === 0 && <Badge className={styles.first}>{firstLabel}</Badge>}
            </div>
            <div className={styles.tools}>
              {onOrderChange && (
                <>
                  <IconButton
                    icon="arrow-left"
                    label={`Move ${name} earlier`}
                    aria-disabled={disabled || place === 0}
                    onClick={() => move(id, place - 1)}
                  />
                  <IconButton
                    icon="arrow-right"
                    label={`Move ${name} later`}
                    aria-disabled={disabled || place === tiles.length - 1}
                    onClick={() => move(id, place + 1)}
                  />
                </>
              )}
              <IconButton icon="close" label={`Remove ${name}`} disabled={disabled} data-remove onClick={() => remove(id)} />
            </div>
            {onDescribe && (
              <Textarea
                label="Alternative text"
                aria-label={`Alternative text of picture ${place + 1}`}
                required={false}
                rows={2}
                value={alt}
                disabled={disabled}
                onChange={(event) => onDescribe(id, inOneLine(event.target.value))}
              />
            )}
          </li>
        ))}
      </ul>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </div>
  )
}

/** Replaces line breaks: the textarea wraps a long sentence, but its value is a single line. */
const inOneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ')
