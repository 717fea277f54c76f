import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { LogRow } from '../session/index.ts'

/** The number of rows that are rendered together. */
export const inBlock = 50

/** The height in pixels of a row that was never rendered. */
const usualRow = 33

/** The distance in pixels from the visible part at which a block is rendered: more than a press of Page Down scrolls. */
const ahead = 600

interface LogBlockProps {
  count: number
  /** Whether the block is rendered wherever it is. */
  isKept: boolean
  children: () => ReactNode
}

/** Some consecutive rows of the log, which are only rendered near its visible part. Elsewhere a row of their height is in their place. */
export function LogBlock({ count, isKept, children }: LogBlockProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [{ isNear, height }, setPlace] = useState({ isNear: false, height: count * usualRow })
  useEffect(() => {
    const element = body.current!
    const observer = new IntersectionObserver(
      ([entry]) =>
        setPlace({
          // A block with the focus stays, or the focus would be lost.
          isNear: entry!.isIntersecting || element.contains(document.activeElement),
          height: entry!.boundingClientRect.height,
        }),
      { root: element.closest('[role="group"]'), rootMargin: `${ahead}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const isShown = isNear || isKept
  return (
    <tbody ref={body} aria-hidden={!isShown || undefined}>
      {isShown ? children() : <tr style={{ blockSize: height }} />}
    </tbody>
  )
}

/** The rows of a log in blocks. */
export function blocksOf(rows: readonly LogRow[]): (readonly LogRow[])[] {
  return Array.from({ length: Math.ceil(rows.length / inBlock) }, (_, place) =>
    rows.slice(place * inBlock, (place + 1) * inBlock),
  )
}
