import type { ReactNode } from 'react'
import type { AnyMachineSnapshot, EventObject } from 'xstate'

/** Sends an event to the machine that is inspected. */
export type PreviewSend = (event: EventObject) => void

/** Renders the shop's own view of a machine; null in a state that has no screen in the shop. */
export type Preview = (snapshot: AnyMachineSnapshot, send: PreviewSend) => ReactNode
