import type { VersionedShopDetails } from '@shop/api'
import type { OpeningTimes, ShopLine } from '@shop/domain'
import type { FormProblem } from '../item-editor/item-editor.types.ts'

/** A day of the week. */
export type Weekday = keyof OpeningTimes

/** The opening hours of a day as typed. The times stay while the day is closed. */
export interface DayHours {
  isOpen: boolean
  /** A time of 24 hours, such as 09:00; '' without one. */
  opens: string
  closes: string
}

/** Everything that the user can change. */
export interface ShopDetailsForm {
  /** The facts that are one line, as typed. */
  lines: Readonly<Record<ShopLine, string>>
  hours: Readonly<Record<Weekday, DayHours>>
}

export interface ShopDetailsContext {
  /** The details that the form was filled from; null before they are loaded. */
  base: VersionedShopDetails | null
  /** The form as it was filled: differences from it are unsaved changes. */
  original: ShopDetailsForm
  form: ShopDetailsForm
  /** The problems of the last submit, in the order of the form. A path is the name of a line, or `hours.` and a day. */
  problems: readonly FormProblem[]
  /** Why loading or saving failed, as a message; null without a failure. */
  failure: string | null
  /** The details in a conflict, as another admin saved them; null outside a conflict. */
  theirs: VersionedShopDetails | null
}

export type ShopDetailsEvent =
  /** The user changed lines. */
  | { type: 'lines.set'; lines: Partial<Record<ShopLine, string>> }
  /** The user changed the hours of a day. */
  | { type: 'hours.set'; day: Weekday; hours: Partial<DayHours> }
  /** The user wants to save. Ignored while the form is being saved. */
  | { type: 'form.submit' }
  /** The user tries to load the details again. */
  | { type: 'form.retry' }
  /** The user wants to leave: unsaved changes need a confirmation first. */
  | { type: 'form.leave' }
  | { type: 'leave.confirm' }
  | { type: 'leave.cancel' }
  /** The user signed in again. */
  | { type: 'session.restored' }
  /** The user keeps their changes on top of what the other admin saved, to be reviewed and saved. */
  | { type: 'conflict.keepMine' }
  /** The user fills the form with what the other admin saved. */
  | { type: 'conflict.takeTheirs' }
  /** The user returns to the unchanged form; the next save asks again. */
  | { type: 'conflict.dismiss' }

/** The tags for views: see the page about the machine. */
export type ShopDetailsTag = 'loading' | 'failed' | 'form' | 'editable' | 'saving' | 'signedOut' | 'conflict' | 'asking' | 'busy'
