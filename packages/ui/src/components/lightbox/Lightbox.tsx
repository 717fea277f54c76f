import * as Radix from '@radix-ui/react-dialog'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { controlOfCurrentSlide } from '../carousel/useFocusOfSlide.ts'
import { useSwipe } from '../carousel/useSwipe.ts'
import { useReturnFocus } from '../dialog/returnFocus.ts'
import { useBackGesture } from '../dialog/useBackGesture.ts'
import { hasModifier } from '../has-modifier.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { Picture } from '../picture/Picture.tsx'
import type { PictureImage } from '../picture/Picture.tsx'
import { stayOpenForToast } from '../toast/stayOpenForToast.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import styles from './Lightbox.module.css'
import { largestScale } from './zoom.ts'
import { useZoom } from './useZoom.ts'

export interface LightboxProps {
  /** Whether it is open. Mounting it only while it is open works too. */
  open?: boolean
  /** The pictures with their alternative texts. */
  images: readonly (PictureImage & { alt: string })[]
  /** Name of the item: the accessible name of the dialog and of pictures without an alternative text. */
  name: string
  /** Index of the current picture. */
  index: number
  /** Called with the index of the picture to show. */
  onGo: (index: number) => void
  /** Called by Escape, by the close button, and on Android by Back. */
  onClose: () => void
}

/**
 * Full-screen pictures: swipe or arrow keys change the picture; pinch, double tap, + and - zoom. Dragging and the arrow keys move an
 * enlarged picture.
 */
export function Lightbox({ open = true, images, name, index, onGo, onClose }: LightboxProps) {
  const enlarge = useRef<HTMLButtonElement>(null)
  const focus = useReturnFocus(enlarge, controlOfCurrentSlide)
  useBackGesture(open, onClose)
  const { stage, zoom, handlers, pressKey, step, reset } = useZoom()
  const isMany = images.length > 1
  const showOther = (by: number) => onGo((index + by + images.length) % images.length)
  const swipe = useSwipe((distance) => {
    if (isMany && zoom.scale === 1 && Math.abs(distance) >= 50) showOther(distance < 0 ? 1 : -1)
  })
  useEffect(reset, [reset, index, open])

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (hasModifier(event)) return
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    if (pressKey(event)) event.preventDefault()
    else if (isMany && event.key === 'ArrowRight') showOther(isRightToLeft ? -1 : 1)
    else if (isMany && event.key === 'ArrowLeft') showOther(isRightToLeft ? 1 : -1)
  }

  const image = images[index]
  if (!image) return null
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Content
          className={styles.root}
          aria-describedby={undefined}
          onKeyDown={press}
          onInteractOutside={stayOpenForToast}
          {...focus}
        >
          <div className={styles.bar}>
            <Radix.Title className={styles.title}>{name}</Radix.Title>
            {isMany && (
              <output className={styles.counter}>
                <span aria-hidden="true">
                  {index + 1} / {images.length}
                </span>
                <VisuallyHidden>{`Picture ${index + 1} of ${images.length}: ${image.alt || name}`}</VisuallyHidden>
              </output>
            )}
            <IconButton icon="minus" label="Make smaller" aria-disabled={zoom.scale <= 1} onClick={() => step(1 / 1.5)} />
            <IconButton
              ref={enlarge}
              icon="plus"
              label="Enlarge"
              aria-disabled={zoom.scale >= largestScale}
              onClick={() => step(1.5)}
            />
            <Radix.Close asChild>
              <IconButton icon="close" label="Close" />
            </Radix.Close>
          </div>
          <div
            ref={stage}
            className={styles.stage}
            {...handlers}
            onPointerDown={(event) => {
              handlers.onPointerDown(event)
              swipe.onPointerDown(event)
            }}
            onPointerUp={(event) => {
              handlers.onPointerUp(event)
              swipe.onPointerUp(event)
            }}
            data-zoomed={zoom.scale > 1 || undefined}
          >
            <div className={styles.sheet} style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}>
              <Picture
                key={image.sources.src}
                image={image}
                alt={image.alt || name}
                sizes="100vw"
                shape="fill"
                fit="contain"
                priority
              />
            </div>
          </div>
          {isMany && (
            <>
              <IconButton
                icon="chevron-left"
                label="Previous picture"
                variant="glass"
                className={styles.previous}
                onClick={() => showOther(-1)}
              />
              <IconButton
                icon="chevron-right"
                label="Next picture"
                variant="glass"
                className={styles.next}
                onClick={() => showOther(1)}
              />
            </>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
