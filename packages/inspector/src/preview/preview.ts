import type { ReactNode } from 'react'
import type { AnyMachineSnapshot, EventObject } from 'xstate'

/** Sends an event to the machine that is inspected. */
export type PreviewSend = (event: EventObject) => void

/** The shop's own view of a machine; null in a state that the shop shows nothing for. */
export type Preview = (snapshot: AnyMachineSnapshot, send: PreviewSend) => ReactNode
