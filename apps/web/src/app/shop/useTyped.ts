import { useState } from 'react'

interface TypedOptions<Values> {
  /** What the machine of the form keeps; null while it is not there. */
  kept: Values | null
  /** What stands in the form at first. */
  before: Values
  /** Tells the machine what is typed, as soon as it is there. */
  tell: (typed: Partial<Values>) => void
  /** Tells the machine that the form is sent, as soon as it is there. */
  submit: () => void
}

/**
 * A form whose machine may still be on its way. What is typed is shown at once, and told to the machine, which owns it
 * from then on; a form that is sent earlier waits visibly.
 */
export function useTyped<Values extends object>({ kept, before, tell, submit }: TypedOptions<Values>) {
  const [early, setEarly] = useState(before)
  const [isSent, setSent] = useState(false)
  const onType = (typed: Partial<Values>) => {
    if (kept === null) setEarly((values) => ({ ...values, ...typed }))
    tell(typed)
  }
  const onSubmit = () => {
    setSent(true)
    submit()
  }
  return { values: kept ?? early, onType, onSubmit, isWaiting: kept === null && isSent }
}
