import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/** States of a control under pointer and keyboard. */
export const pseudoStates = ['hover', 'focus', 'active'] as const

/** Classes that the pseudo-states addon reads, on the control and on its ancestors. */
const marks = {
  hover: { own: ['pseudo-hover'], around: ['pseudo-hover'] },
  focus: { own: ['pseudo-focus', 'pseudo-focus-visible'], around: ['pseudo-focus-within'] },
  active: { own: ['pseudo-hover', 'pseudo-active'], around: ['pseudo-hover', 'pseudo-active'] },
} as const satisfies Record<(typeof pseudoStates)[number], { own: string[]; around: string[] }>

interface InStateProps {
  /** The state to show. Default: none. */
  state: (typeof pseudoStates)[number] | undefined
  children: ReactNode
}

/** Shows the first control inside in a pseudo state, and sets the state on its ancestors as a browser does. */
export function InState({ state, children }: InStateProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const control = root.current?.querySelector(':is(a, button, input, select, textarea, summary):enabled, a')
    if (!control || state === undefined) return
    control.classList.add(...marks[state].own)
    for (let holder = control.parentElement; holder !== root.current; holder = holder?.parentElement ?? null) {
      holder?.classList.add(...marks[state].around)
    }
  })
  return (
    <div ref={root} data-state-shown={state}>
      {children}
    </div>
  )
}
