import type { AdminEnquiry } from '@shop/api'
import type { EnquiryStatus } from '@shop/domain'
import type { FormProblem } from '../item-editor/item-editor.types.ts'

/** Everything that an admin can type or choose. */
export interface EnquiryForm {
  name: string
  phoneNumber: string
  /** Amounts as typed, such as 450k; empty when unknown. */
  quotedTotal: string
  deposit: string
  /** A day such as 2026-01-31; empty when unknown. */
  promisedDate: string
  note: string
  /** The chosen next status; empty for the usual one. */
  to: EnquiryStatus | ''
  /** Why the order came to nothing. */
  reason: string
}

/** What is saved on its own: a step, the undoing of one, a note, or the quote with the shopper's name and phone number. */
export type EnquiryChangeKind = 'step' | 'undo' | 'note' | 'quote'

/** A change to send, with the enquiry that it was made on. */
export interface EnquiryChange {
  kind: EnquiryChangeKind
  enquiry: AdminEnquiry
  form: EnquiryForm
  /** The id of the note. */
  noteId: string
}

export interface EnquiryDeskInput {
  reference: string
  /** A random id of the opened page, from which the ids of its notes are made. */
  page: string
}

export interface EnquiryDeskContext {
  reference: string
  /** The enquiry as it was last loaded or saved; null before it is loaded. */
  enquiry: AdminEnquiry | null
  form: EnquiryForm
  page: string
  /** Raised whenever the text of the note changes, so that the same text has the same id when it is sent again. */
  noteNumber: number
  /** The change that is being saved, or was saved last; null before the first one. */
  saving: EnquiryChangeKind | null
  /** A change that got no response, as it was sent; null without one. */
  unanswered: { kind: EnquiryChangeKind; form: EnquiryForm } | null
  /** The problems of the last change; a path is the name of a field. */
  problems: readonly FormProblem[]
  /** Why loading or saving failed, as a message; null without a failure. */
  failure: string | null
}

export type EnquiryDeskEvent =
  /** The user typed or chose something. */
  | { type: 'form.set'; values: Partial<EnquiryForm> }
  /** The user saves a step, a note or the quote, or undoes the latest step. */
  | { type: 'change.save'; kind: EnquiryChangeKind }
  /** The user tries to load the enquiry again. */
  | { type: 'form.retry' }
  /** The user wants to leave: something typed needs a confirmation first. */
  | { type: 'form.leave' }
  | { type: 'leave.confirm' }
  | { type: 'leave.cancel' }
  /** The user signed in again. */
  | { type: 'session.restored' }

/** The tags that views read. */
export type EnquiryDeskTag = 'loading' | 'failed' | 'form' | 'editable' | 'settling' | 'saving' | 'signedOut' | 'asking' | 'busy'
