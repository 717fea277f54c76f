import type { ChartModel } from '@shop/machines/testing'
import type { AnyStateMachine } from 'xstate'
import type { z } from 'zod'

/** A machine of the shop with all that the inspector knows of it. */
export interface KnownMachine {
  /** The id of its chart. */
  id: string
  /** As its pages are called. */
  title: string
  /** Its name in `@shop/machines`. */
  exportName: string
  machine: AnyStateMachine
  /** What its path tests try: starts, examples of events, ends of requests. */
  models: readonly ChartModel<AnyStateMachine>[]
  /** The payload of each event. */
  events: Readonly<Record<string, z.ZodObject>>
}
