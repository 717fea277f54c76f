import { useState } from 'react'

interface TypedOptions<Values> {
  /** What the machine of the form keeps; null while it is not there. */
  kept: Values | null
  /** What stands in the form at first. */
  before: Values
  /** Tells the machine what is typed, as soon as it is there. */
  tell: (typed: Partial<Values>) => void
}

/**
 * What is typed in a form whose machine may still be on its way: it is shown at once, and told to the machine, which
 * owns it from then on.
 */
export function useTyped<Values extends object>({ kept, before, tell }: TypedOptions<Values>) {
  const [early, setEarly] = useState(before)
  const onType = (typed: Partial<Values>) => {
    if (kept === null) setEarly((values) => ({ ...values, ...typed }))
    tell(typed)
  }
  return { values: kept ?? early, onType }
}
