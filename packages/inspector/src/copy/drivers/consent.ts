import type { Identity } from '@shop/machines'
import { press } from './driver.ts'
import type { Driver, RecordedEvent } from './driver.ts'

/** Whether the identity changes with the cookie choice only. */
const isSignedOut = (identity: unknown) => {
  const { kind } = (identity ?? { kind: 'visitor' }) as Identity
  return kind === 'visitor' || kind === 'guest'
}

/** Chooses in the banner, which shows again from the footer after an earlier choice. */
function chooses({ consent }: RecordedEvent, { consent: before }: RecordedEvent): readonly string[] | null {
  // The root also reports the choice together with each new identity.
  if (consent === before) return []
  if (consent === 'unset') return null
  return [
    ...(before === 'accepted' || before === 'declined' ? press('Cookie settings')() : []),
    ...press(consent === 'accepted' ? 'Accept All' : 'Decline')(),
  ]
}

/** The events about the cookie choice that a machine receives from the root. */
export const cookieChoice: Driver['events'] = {
  'consent.changed': chooses,
  // The shop makes a guest of a visitor who accepts cookies. Logging in and out is up to another machine.
  'identity.changed': ({ identity }, { identity: before }) => (isSignedOut(identity) && isSignedOut(before) ? [] : null),
}
