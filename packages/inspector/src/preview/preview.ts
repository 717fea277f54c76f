import type { ReactNode } from 'react'
import type { AnyMachineSnapshot } from 'xstate'
import type { EventRecord } from '../protocol/index.ts'

/** Sends an event to the machine that is inspected. */
export type PreviewSend = (event: EventRecord) => void

/** The shop's own view of a machine; null in a state that the shop shows nothing for. */
export type Preview = (snapshot: AnyMachineSnapshot, send: PreviewSend) => ReactNode
