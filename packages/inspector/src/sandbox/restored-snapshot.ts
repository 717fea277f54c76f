import type { AnyStateMachine, AnyStateNode, Snapshot, StateValue } from 'xstate'

/** A snapshot of a machine as XState persists it, with the requests that its state invokes. */
export function restoredSnapshot(
  machine: AnyStateMachine,
  { value, context }: { value: StateValue; context: unknown },
): Snapshot<unknown> {
  const { status, _nodes } = machine.resolveState({ value, context: context as never })
  const invocations = (_nodes as AnyStateNode[]).flatMap(({ invoke }) => invoke)
  const children = invocations.map(({ id, src, input }) => {
    const resolved: unknown = typeof input === 'function' ? input({ context, event: { type: 'xstate.init' } } as never) : input
    return [id, { src, syncSnapshot: false, snapshot: { status: 'active', input: resolved } }]
  })
  return { status, value, context, historyValue: {}, children: Object.fromEntries(children) } as unknown as Snapshot<unknown>
}
