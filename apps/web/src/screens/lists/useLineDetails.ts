import type { Line } from '@shop/domain'
import { createLineDetailsActors, detailLines, lineDetailsMachine } from '@shop/machines'
import type { DetailLine, LineDetailsEvent } from '@shop/machines'
import { useActor } from '@xstate/react'
import { useEffect, useState } from 'react'
import { lateCalls } from '../../app/late-api.ts'
import { useServices } from '../../app/services-context.ts'
import type { Services } from '../../app/services.ts'

/** The lines with what the shop knows of their items. */
export interface LineDetails {
  lines: readonly DetailLine[]
  /** The details could not be read: every line is an error. */
  hasFailed: boolean
  send: (event: LineDetailsEvent) => void
}

/** Reads what the items of these lines are called, what they look like and what they cost. */
export function useLineDetails(lines: readonly Line[]): LineDetails {
  const { api } = useServices()
  const [machine] = useState(() => createDetailsMachine(api))
  const [snapshot, send] = useActor(machine, { input: { lines } })
  useEffect(() => send({ type: 'lines.set', lines }), [lines, send])
  const hasFailed = snapshot.hasTag('failed')
  // The lines of this moment: a step of a quantity is not to wait until the machine has heard of it.
  return { lines: detailLines({ ...snapshot.context, lines }, hasFailed), hasFailed, send }
}

function createDetailsMachine(api: Services['api']) {
  const actors = createLineDetailsActors({ api: { cart: lateCalls(api, 'cart', ['detailsByIds']) } })
  return lineDetailsMachine.provide({ actors })
}
