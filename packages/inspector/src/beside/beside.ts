import type { ReactNode } from 'react'
import type { AnyMachineSnapshot } from 'xstate'
import type { EventRecord } from '../protocol/index.ts'
import { besideCarousel } from './carousel.tsx'
import { besideConsent } from './consent.tsx'
import { besideAuth, besideContact, besideProfile, besideReset } from './forms.tsx'
import { besideList } from './list.tsx'

/** What a person sees of a machine in the shop; null where this state shows nothing of its own. */
export type Beside = (snapshot: AnyMachineSnapshot, send: (event: EventRecord) => void) => ReactNode

/** The shop's own component for a machine, by the id of its chart. Other machines show on many screens, or on none. */
export const beside: Readonly<Record<string, Beside>> = {
  auth: besideAuth,
  carousel: besideCarousel,
  consent: besideConsent,
  contact: besideContact,
  pagedList: besideList,
  profile: besideProfile,
  reset: besideReset,
}
