import type { MouseEvent } from 'react'

/** The handlers of a link that report each way of opening it: a click, the Enter key and the middle button. */
export function whenOpened(onOpen: (() => void) | undefined) {
  return {
    onClick: onOpen,
    onAuxClick: ({ button }: MouseEvent) => {
      if (button === 1) onOpen?.()
    },
  }
}
