import type { EventRecord, Message, SnapshotRecord } from '../protocol/index.ts'
import type { Copier, PlainCopy } from '../redaction/index.ts'

/**
 * Replaces the contexts, events, inputs and outputs of a message by plain copies without private values. States, ids, tags
 * and event types stay unchanged: without them a recording would be useless.
 */
export function cleanMessage(copier: Copier, message: Message): Omit<PlainCopy, 'value'> & { message: Message } {
  const { type } = message
  switch (type) {
    case '@xstate.actor':
      return withParts(copier, message, { snapshot: message.snapshot })
    case '@xstate.event':
      return withParts(copier, message, { event: message.event })
    case '@xstate.snapshot':
      return withParts(copier, message, { event: message.event, snapshot: message.snapshot })
    case '@shop.about':
      return withParts(copier, message, { input: message.input })
    case '@shop.action':
      return withParts(copier, message, { params: message.params })
    case '@shop.outcome':
      return withParts(copier, message, { data: message.data })
    default:
      return { message, bytes: 0, redacted: 0, truncated: 0 }
  }
}

interface Parts {
  event?: EventRecord
  snapshot?: SnapshotRecord
  [part: string]: unknown
}

function withParts(copier: Copier, message: Message, { event, snapshot, ...plain }: Parts) {
  const { value: state, tags, status, ...known } = snapshot ?? { status: '' }
  const { type, ...payload } = event ?? { type: '' }
  const { value, ...figures } = copier.copy({ known, payload, plain })
  const clean = value as { known: object; payload: object; plain: object }
  const cleanSnapshot = { status, ...(state !== undefined && { value: state, tags }), ...clean.known }
  return {
    ...figures,
    message: {
      ...message,
      ...clean.plain,
      ...(event && { event: { ...clean.payload, type } }),
      ...(snapshot && { snapshot: cleanSnapshot }),
    } as Message,
  }
}
