import type { Page } from 'playwright'
import type { KnownMachine } from '../../packages/machines/src/known/index.ts'

type Model = KnownMachine['models'][number]

/** The state of a machine. */
export type Snapshot = Parameters<Model['describe']>[0]

/** The walk of a machine's model through one page. */
export interface PageWalk {
  /** The page and its user: 'the cart of a guest'. */
  name: string
  /** The id of the machine. */
  machine: string
  models: readonly Model[]
  /** Prepares the browser before the page opens. */
  prepare?: (page: Page) => Promise<void>
  /** Whether the shop itself responds to successful requests. Otherwise they have the responses of the model. */
  isServerReal?: boolean
  /** Whether a path may contain steps without a control, where it then ends. In the model of a page they are errors. */
  mayEndEarly?: boolean
}

/** The model of what a page offers: the given events and ends of requests, and nothing else of the chart. */
export function pageModel(
  { machine, describe, show }: Pick<Model, 'machine' | 'describe' | 'show'>,
  offered: Pick<Model, 'starts' | 'cases' | 'ends' | 'isOffered' | 'within' | 'longestPath'>,
): Model {
  const ends = Object.entries(offered.ends ?? {}).flatMap(([id, { done, failed }]) => [
    ...(Object.keys(done).length > 0 ? [`xstate.done.actor.${id}`] : []),
    ...(Object.keys(failed).length > 0 ? [`xstate.error.actor.${id}`] : []),
  ])
  const isWalked = (type: string) => type in offered.cases || ends.includes(type) || type.startsWith('xstate.after.')
  return {
    machine,
    describe,
    ...(show && { show }),
    ...offered,
    leavesOut: machine.events.filter((type: string) => !isWalked(type)),
  }
}
