import type { ApiClient } from '@shop/api/client'
import { fromPromise } from 'xstate'
import type { NumberedMessage } from './contact.types.ts'

/** The part of the API client that the contact form needs. */
export interface ContactApi {
  contact: Pick<ApiClient['contact'], 'send'>
}

/** The dependencies of the contact form. */
export interface ContactPorts {
  api: ContactApi
  /** Makes a random id of the opened page, from which the ids of its messages are made. */
  createId: () => string
}

/** The actor of the contact form, for `contactMachine.provide({ actors })`. */
export function createContactActors({ api, createId }: ContactPorts) {
  const page = createId()
  return {
    sendMessage: fromPromise<{ message: string }, NumberedMessage>(({ input: { message, messageNumber }, signal }) =>
      api.contact.send({ body: { ...message, messageId: `${page}:${messageNumber}` } }, { signal }),
    ),
  }
}
