import type { ItemType } from '@shop/domain'
import type { Problems, Values } from '../form/form.ts'

/** A chosen item. */
export interface StaffLine {
  itemType: ItemType
  item: string
  name: string
  price: number
  quantity: number
}

export type StaffField = 'name' | 'phoneNumber' | 'note'

/** What is sent: `reference` makes a repeated request harmless. */
export interface StaffEnquiry {
  reference: string
  values: Values<StaffField>
  lines: readonly StaffLine[]
}

export interface StaffEnquiryInput {
  /** A new reference, which the browser makes. */
  reference: string
}

export interface StaffEnquiryContext extends StaffEnquiry {
  /** The messages about single fields; `lines` has the one about an empty enquiry. */
  problems: Problems<StaffField | 'lines'>
  /** Why saving failed, as a message; null without a failure. */
  failure: string | null
}

export type StaffEnquiryEvent =
  /** The user changed fields. */
  | { type: 'fields.typed'; values: Partial<Values<StaffField>> }
  /** The user chose an item. One that is chosen already gets one more. */
  | { type: 'line.add'; line: StaffLine }
  /** The user set the quantity of a chosen item; 0 removes it. */
  | { type: 'line.set'; item: string; quantity: number }
  | { type: 'form.submit' }
  /** The user wants to leave: something typed needs a confirmation first. */
  | { type: 'form.leave' }
  | { type: 'leave.confirm' }
  | { type: 'leave.cancel' }
  /** The user signed in again. */
  | { type: 'session.restored' }

/** The tags that views read. */
export type StaffEnquiryTag = 'editable' | 'signedOut' | 'saving' | 'asking' | 'saved'
