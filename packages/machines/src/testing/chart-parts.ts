import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** Every state of the chart below its root, in the order of the chart. */
export function statesOf(machine: AnyStateMachine): AnyStateNode[] {
  return statesBelow(machine.root)
}

/** Every transition of the chart, in the order of the chart, including those of timers, actors and `always`. */
export function transitionsOf(machine: AnyStateMachine): AnyTransitionDefinition[] {
  return [machine.root, ...statesOf(machine)].flatMap((node: AnyStateNode) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ])
}

/** Describes a transition: its source, event, guard and target. */
export function transitionName({ source, eventType, guard, target }: AnyTransitionDefinition): string {
  const guardName = typeof guard === 'object' && 'type' in guard ? guard.type : guard
  const condition = typeof guardName === 'string' ? ` if ${guardName}` : ''
  const places = target?.map(({ id }) => id).join(' and ') ?? 'the same state'
  return `${source.id} on ${eventType || 'arrival'}${condition} to ${places}`
}

function statesBelow(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states).flatMap((state: AnyStateNode) => [state, ...statesBelow(state)])
}
