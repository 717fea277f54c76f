import type { AnyStateMachine } from 'xstate'
import type { z } from '@shop/api/schemas'
import type { ChartModel } from '../testing/chart-model.ts'

/** A machine with everything that Storybook and the inspector need to show and run it. */
export interface KnownMachine {
  /** The id of its chart. */
  id: string
  /** The title of its pages. */
  title: string
  /** The name of its export in `@shop/machines`. */
  exportName: string
  machine: AnyStateMachine
  /** The models of its path tests: inputs, example events and results of requests. */
  models: readonly ChartModel<AnyStateMachine>[]
  /** The payload schema of each event. */
  events: Readonly<Record<string, z.ZodObject>>
}
