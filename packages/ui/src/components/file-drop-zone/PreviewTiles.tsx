import { useRef, useState } from 'react'
import { Badge } from '../badge/Badge.tsx'
import { Icon } from '../icon/Icon.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { Picture } from '../picture/Picture.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { moved } from './moved.ts'
import styles from './PreviewTiles.module.css'
import { useDragOrder } from './useDragOrder.ts'

export interface PreviewTile {
  /** Stays the same when the order changes. */
  id: string
  /** What is to be seen, or the name of the file: names the tile in its buttons and in what is read out. */
  name: string
  /** Address of the picture, a blob's or a data URL's too; null while its file is being read. */
  src: string | null
  /** What is to be seen, in words: its alternative text, where it can be written. */
  alt?: string
}

interface PreviewTilesProps {
  /** What the tiles are: 'Pictures of the product'. */
  label: string
  /** In their order. */
  tiles: readonly PreviewTile[]
  /** Called with the ids in their new order; while a tile is dragged, with every place that it passes. Without it the order stands. */
  onOrderChange?: ((ids: string[]) => void) | undefined
  onRemove: (id: string) => void
  /** Called with the alternative text of a tile as it is typed; with it every tile has a field for it. */
  onDescribe?: ((id: string, alt: string) => void) | undefined
  /** What the first one is: shown on it. */
  firstLabel?: string
  disabled?: boolean
}

/** Chosen pictures as tiles. They are ordered by dragging, or by the arrows of each, and every move is read out. */
export function PreviewTiles(props: PreviewTilesProps) {
  const { label, tiles, onOrderChange, onRemove, onDescribe, firstLabel = 'Cover', disabled = false } = props
  const list = useRef<HTMLUListElement>(null)
  const [news, setNews] = useState('')
  const ids = tiles.map((tile) => tile.id)
  const nameOf = (id: string) => tiles.find((tile) => tile.id === id)?.name ?? ''
  const say = (id: string, place: number) => setNews(`${nameOf(id)} is now ${place + 1} of ${ids.length}.`)

  const { dragged, startDrag } = useDragOrder({ list, ids, onOrderChange: (order) => onOrderChange?.(order), onDropped: say })
  const move = (id: string, to: number) => {
    if (to < 0 || to >= ids.length || disabled) return
    onOrderChange?.(moved(ids, ids.indexOf(id), to))
    say(id, to)
  }
  const remove = (id: string) => {
    const at = ids.indexOf(id)
    // The button goes with its tile; the focus goes on to the next one's, or to the list.
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
    ;(buttons[at + 1] ?? buttons[at - 1] ?? list.current)?.focus()
    setNews(`${nameOf(id)} was removed.`)
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
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- for the pointer alone; the arrows do the same */}
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
              <TextField
                isMultiline
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
      <VisuallyHidden aria-live="polite">{news}</VisuallyHidden>
    </div>
  )
}

/** A whole sentence is seen in a narrow tile; the text itself has no lines. */
const inOneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ')
