import type { ContactMessage } from '@shop/api'
import type { ApiClient } from '@shop/api/client'
import { fromPromise } from 'xstate'

/** The part of the API client that the contact form needs. */
export interface ContactApi {
  contact: Pick<ApiClient['contact'], 'send'>
}

/** The actor of the contact form, for `contactMachine.provide({ actors })`. */
export function createContactActors({ api }: { api: ContactApi }) {
  return {
    sendMessage: fromPromise<{ message: string }, ContactMessage>(({ input, signal }) =>
      api.contact.send({ body: input }, { signal }),
    ),
  }
}
