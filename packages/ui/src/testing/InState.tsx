import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/** What a pointer and a keyboard do to a control. */
export const pseudoStates = ['hover', 'focus', 'active'] as const

/** Marks that the pseudo states addon reads: on the control itself, and on what holds it. */
const marks = {
  hover: { own: ['pseudo-hover'], around: ['pseudo-hover'] },
  focus: { own: ['pseudo-focus', 'pseudo-focus-visible'], around: ['pseudo-focus-within'] },
  active: { own: ['pseudo-hover', 'pseudo-active'], around: ['pseudo-hover', 'pseudo-active'] },
} as const satisfies Record<(typeof pseudoStates)[number], { own: string[]; around: string[] }>

interface InStateProps {
  /** The state that is shown; none leaves everything as it is. */
  state: (typeof pseudoStates)[number] | undefined
  children: ReactNode
}

/** Shows the first control inside as if a pointer or the keyboard were on it, as a browser would: what holds it is touched too. */
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
