import type { Wishes } from '@shop/domain'
import { fromCallback, fromPromise } from 'xstate'
import type { UnsentEnquiry } from '../enquiries/enquiry-copy.ts'
import type { DraftChanged, DraftCommand } from './composer.types.ts'

/** The dependencies of the composer machine. */
export interface ComposerPorts {
  /** The machine of enquiries, which stores the draft and sends the order. */
  enquiries: {
    keep: (wishes: Wishes) => void
    record: (enquiry: UnsentEnquiry) => void
    /** Calls the listener with the draft as soon as it is known, and when it changes. Returns the function that unsubscribes. */
    subscribe: (listener: (wishes: Wishes) => void) => () => void
  }
  /** Copies a text for other apps. Rejects when the browser does not allow it. */
  copyText: (text: string) => Promise<void>
}

/** The actors of the composer, for `composerMachine.provide({ actors })`. */
export function createComposerActors({ enquiries, copyText }: ComposerPorts) {
  return {
    keepDraft: fromCallback<DraftCommand>(({ sendBack, receive }) => {
      receive((command) => {
        if (command.type === 'draft.keep') enquiries.keep(command.wishes)
        else enquiries.record(command.enquiry)
      })
      return enquiries.subscribe((wishes) => sendBack({ type: 'draft.changed', wishes } satisfies DraftChanged))
    }),

    copyMessage: fromPromise<void, string>(({ input }) => copyText(input)),
  }
}
