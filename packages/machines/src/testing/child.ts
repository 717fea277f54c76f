import { createActor, createMachine } from 'xstate'
import type {
  ActorRefFrom,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate'
import type { Notice } from '../notice.ts'

/** A machine's actor under a parent that only records events. */
export interface Child<Machine extends AnyStateMachine> {
  actor: ActorRefFrom<Machine>
  send: (...events: EventFromLogic<Machine>[]) => void
  state: () => SnapshotFrom<Machine>['value']
  context: () => SnapshotFrom<Machine>['context']
  tag: (tag: Parameters<SnapshotFrom<Machine>['hasTag']>[0]) => boolean
  /** The events that the machine sent to its parent, oldest first. */
  reports: AnyEventObject[]
  /** The notices that the machine emitted, oldest first. */
  notices: Pick<Notice, 'tone' | 'text'>[]
  /** Sends the event that takes back what the last notice with one reported, as Undo in its toast does. */
  undo: () => void
  /** Stops the parent, and the machine with it. */
  stop: () => void
}

/** Starts a machine as a child, as in the shop. */
export function startChild<Machine extends AnyStateMachine>(machine: Machine, input: InputFrom<Machine>): Child<Machine> {
  const reports: AnyEventObject[] = []
  const notices: Pick<Notice, 'tone' | 'text'>[] = []
  let undoEvent: Notice['undo']
  const parent = createMachine({
    invoke: { id: 'child', src: machine, input },
    on: { '*': { actions: ({ event }) => reports.push(event) } },
  })
  const root = createActor(parent)
  // The type of the parent does not include its child; the invocation above is its only one.
  const actor: AnyActorRef = root.getSnapshot().children.child!
  actor.on('notice', ({ tone, text, undo = undoEvent }: Notice) => {
    notices.push({ tone, text })
    undoEvent = undo
  })
  root.start()
  const snapshot = (): AnyMachineSnapshot => actor.getSnapshot()
  return {
    actor: actor as ActorRefFrom<Machine>,
    send: (...events) => events.forEach((event) => actor.send(event)),
    state: () => snapshot().value,
    context: () => snapshot().context,
    tag: (tag) => snapshot().hasTag(tag),
    reports,
    notices,
    undo: () => actor.send(undoEvent!),
    stop: () => root.stop(),
  }
}
