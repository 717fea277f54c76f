import type { AnyActor, AnyMachineSnapshot, EventObject, InspectionEvent } from 'xstate'
import type { EventRecord, SnapshotRecord } from '../protocol/index.ts'
import { statelyVersion } from '../protocol/index.ts'
import type { Copier } from '../redaction/index.ts'
import { definitionOf, kindOf, machineOf, snapshotRecord, sourceOf } from './describe-actor.ts'
import { guardResults, placesOf } from './guard-results.ts'
import type { Publish } from './publish.ts'
import { TimerWatch } from './timer-watch.ts'

/** Converts XState's inspection events to messages. */
export class ActorObserver {
  readonly #publish: Publish
  readonly #copier: Copier
  readonly #now: () => number
  readonly #isForced: (error: unknown) => boolean
  readonly #timers: TimerWatch
  readonly #running = new Map<string, AnyActor>()
  readonly #startedAt = new WeakMap<AnyActor, number>()
  readonly #ended = new WeakSet<AnyActor>()
  readonly #received = new WeakSet<EventObject>()
  /** Actors that handle no event now. */
  readonly #settled = new WeakSet<AnyActor>()
  /** The state of each machine before its next microstep. */
  readonly #before = new WeakMap<AnyActor, AnyMachineSnapshot>()
  /** Microsteps of machines that are still being created; they are published after the machine itself. */
  readonly #beforeStart = new WeakMap<AnyActor, MicrostepEvent[]>()

  constructor(publish: Publish, copier: Copier, now: () => number, isForced: (error: unknown) => boolean = () => false) {
    this.#publish = publish
    this.#copier = copier
    this.#now = now
    this.#isForced = isForced
    this.#timers = new TimerWatch(publish)
  }

  /** Returns the running actor with a session id. */
  actor = (sessionId: string): AnyActor | undefined => this.#running.get(sessionId)

  inspect = (inspected: InspectionEvent): void => {
    const actor = inspected.actorRef as AnyActor
    switch (inspected.type) {
      case '@xstate.actor':
        // The actor has no snapshot yet, so it is published when it starts.
        this.#beforeStart.set(actor, [])
        break
      case '@xstate.event':
        this.#publishEvent(actor, inspected.event, inspected.sourceRef as AnyActor | undefined)
        break
      case '@xstate.microstep':
        if (this.#beforeStart.has(actor)) this.#beforeStart.get(actor)!.push(inspected as MicrostepEvent)
        else this.#publishMicrostep(actor, inspected as MicrostepEvent)
        break
      case '@xstate.action':
        this.#register(actor)
        this.#publish({
          type: '@shop.action',
          sessionId: actor.sessionId,
          action: inspected.action.type,
          params: inspected.action.params,
        })
        break
      case '@xstate.snapshot':
        this.#publishSnapshot(actor, inspected.event, inspected.snapshot as unknown as SnapshotRecord)
    }
  }

  #register(actor: AnyActor): void {
    if (this.#startedAt.has(actor)) return
    const { sessionId } = actor
    const machine = machineOf(actor)
    this.#startedAt.set(actor, this.#now())
    this.#running.set(sessionId, actor)
    this.#publish({
      type: '@xstate.actor',
      sessionId,
      name: actor.id === actor.sessionId ? (machine?.id ?? sessionId) : actor.id,
      parentId: actor._parent && actor._parent.sessionId,
      definition: definitionOf(actor, this.#copier),
      snapshot: snapshotRecord(actor.getSnapshot() as SnapshotRecord | undefined),
      ...this.#stamp(actor),
    })
    this.#publish({
      type: '@shop.about',
      sessionId,
      kind: kindOf(actor),
      machineId: machine?.id ?? null,
      source: sourceOf(actor),
      // Not from the event 'xstate.init': a parent can send its child another event first.
      input: actor.options.input,
    })
    const steps = this.#beforeStart.get(actor) ?? []
    this.#beforeStart.delete(actor)
    for (const step of steps) this.#publishMicrostep(actor, step)
    if (machine) this.#before.set(actor, actor.getSnapshot() as AnyMachineSnapshot)
  }

  #publishEvent(actor: AnyActor, event: EventObject, source: AnyActor | undefined): void {
    this.#register(actor)
    this.#received.add(event)
    if (source && /^xstate\.(done|error)\.actor\./.test(event.type)) this.#publishOutcome(source, event)
    this.#timers.look(actor, event)
    this.#publish({
      type: '@xstate.event',
      sessionId: actor.sessionId,
      sourceId: source && source.sessionId,
      event: event as EventRecord,
      ...this.#stamp(actor),
    })
  }

  /** Publishes an event that an actor received before it was observed: it handles such events when it starts. */
  #publishMissed(actor: AnyActor, event: EventObject): void {
    if (!this.#received.has(event) && event.type !== 'xstate.init') this.#publishEvent(actor, event, undefined)
  }

  #publishMicrostep(actor: AnyActor, { event, snapshot, _transitions }: MicrostepEvent): void {
    this.#register(actor)
    const machine = machineOf(actor)
    if (!machine) return
    // The later microsteps may be those of events that the machine raises.
    if (this.#settled.delete(actor)) this.#publishMissed(actor, event)
    const before = this.#before.get(actor)
    this.#before.set(actor, snapshot)
    const isArrival = _transitions.length > 0 && _transitions.every(({ eventType }) => eventType === '')
    const evaluated = before && !isArrival ? guardResults(before, event) : { guards: [], isHandled: true }
    this.#publish({
      type: '@shop.microstep',
      sessionId: actor.sessionId,
      eventType: isArrival ? '' : event.type,
      transitions: _transitions.map((transition) => placesOf(machine).get(transition) ?? -1),
      guards: evaluated.guards,
      isIgnored: _transitions.length === 0 && !evaluated.isHandled,
      value: snapshot.value,
    })
  }

  #publishSnapshot(actor: AnyActor, event: EventObject, snapshot: SnapshotRecord): void {
    this.#register(actor)
    this.#settled.add(actor)
    this.#timers.look(actor)
    if (snapshot.status !== 'active') this.#publishOutcome(actor)
    this.#publish({
      type: '@xstate.snapshot',
      sessionId: actor.sessionId,
      event: event as EventRecord,
      snapshot: snapshotRecord(snapshot),
      ...this.#stamp(actor),
    })
    if (machineOf(actor)) this.#before.set(actor, snapshot as unknown as AnyMachineSnapshot)
    if (snapshot.status !== 'active') this.#running.delete(actor.sessionId)
  }

  /** Publishes the outcome of a request once: before its parent receives it, or when the request is cancelled. */
  #publishOutcome(actor: AnyActor, event?: EventObject & { output?: unknown; error?: unknown }): void {
    if (kindOf(actor) !== 'request' || this.#ended.has(actor)) return
    this.#ended.add(actor)
    const hasFailed = event !== undefined && 'error' in event
    this.#publish({
      type: '@shop.outcome',
      sessionId: actor.sessionId,
      outcome: event === undefined ? 'cancelled' : hasFailed ? 'failed' : 'succeeded',
      data: event && (hasFailed ? event.error : event.output),
      duration: this.#now() - this.#startedAt.get(actor)!,
      ...(hasFailed && this.#isForced(event.error) && { isForced: true as const }),
    })
  }

  #stamp(actor: AnyActor) {
    let root = actor
    while (root._parent) root = root._parent as AnyActor
    return { rootId: root.sessionId, createdAt: Date.now().toString(), id: null, _version: statelyVersion }
  }
}

type MicrostepEvent = Extract<InspectionEvent, { type: '@xstate.microstep' }> & { snapshot: AnyMachineSnapshot }
