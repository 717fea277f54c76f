import type { Image, VersionedShopDetails } from '@shop/api'
import type { EnquiryStatus, ShopLine, Weekday } from '@shop/domain'
import type { FormProblem } from '../item-editor/item-editor.types.ts'
import type { EditedPicture } from '../item-editor/pictures.types.ts'
import type { PictureFile } from '../ports.ts'

/** The opening hours of a day as typed. The times stay while the day is closed. */
export interface DayHours {
  isOpen: boolean
  /** A time of 24 hours, such as 09:00; '' without one. */
  opens: string
  closes: string
}

/** An e-catalogue as typed. */
export interface ECatalogue {
  /** Identifies the e-catalogue while the form is open. */
  key: string
  title: string
  href: string
  /** Its cover. While another file is read, the old one is still here. */
  pictures: readonly EditedPicture[]
}

/** A place for pictures: `heroes`, or the key of an e-catalogue. */
export type PicturePlaceOfForm = string

/** Everything that the user can change. */
export interface ShopDetailsForm {
  /** The facts that are one line, as typed. */
  lines: Readonly<Record<ShopLine, string>>
  hours: Readonly<Record<Weekday, DayHours>>
  /** Whether each new enquiry is emailed to the shop. */
  enquiryEmails: boolean
  /** The texts for answers to enquiries, as typed. */
  answers: Readonly<Record<EnquiryStatus, string>>
  /** The e-catalogues in the order of their page. */
  catalogues: readonly ECatalogue[]
  /** The slides of the home page. */
  heroes: readonly EditedPicture[]
}

export interface ShopDetailsContext {
  /** The details that the form was filled from; null before they are loaded. */
  base: VersionedShopDetails | null
  /** The form as it was filled: differences from it are unsaved changes. */
  original: ShopDetailsForm
  form: ShopDetailsForm
  /**
   * The problems of the last submit or of picked files, in the order of the form. A path is the name of a line, `hours.` and a day,
   * `answers.` and a status, `heroes`, `catalogues`, or the key of an e-catalogue with `.title`, `.href` or `.picture`.
   */
  problems: readonly FormProblem[]
  /** Why loading or saving failed, as a message; null without a failure. */
  failure: string | null
  /** The form of the last save without a response, which the server may have stored; null without one. */
  unanswered: ShopDetailsForm | null
  /** The details in a conflict, as another admin saved them; null outside a conflict. */
  theirs: VersionedShopDetails | null
  /** The number of pictures and e-catalogues that the user has added, for the keys of new ones. */
  added: number
}

export type ShopDetailsEvent =
  /** The user changed lines. */
  | { type: 'lines.set'; lines: Partial<Record<ShopLine, string>> }
  /** The user changed the hours of a day. */
  | { type: 'hours.set'; day: Weekday; hours: Partial<DayHours> }
  /** The user switched the emails about new enquiries on or off. */
  | { type: 'emails.set'; enquiryEmails: boolean }
  /** The user changed texts for answers to enquiries. */
  | { type: 'answers.set'; answers: Partial<Record<EnquiryStatus, string>> }
  /** The user added an e-catalogue at the end. */
  | { type: 'catalogue.add' }
  | { type: 'catalogue.set'; key: string; catalogue: Partial<Pick<ECatalogue, 'title' | 'href'>> }
  | { type: 'catalogue.remove'; key: string }
  /** The user moved an e-catalogue to another position, counted from 0. */
  | { type: 'catalogue.move'; key: string; to: number }
  /** The user picked files for a place. Hero pictures are added; a cover is replaced. */
  | { type: 'pictures.pick'; place: PicturePlaceOfForm; files: readonly PictureFile[] }
  /** The user chose pictures that the shop has stored, as further hero pictures. */
  | { type: 'pictures.reuse'; images: readonly Image[] }
  | { type: 'picture.remove'; place: PicturePlaceOfForm; key: string }
  /** The user moved a hero picture to another position, counted from 0. */
  | { type: 'picture.move'; key: string; to: number }
  /** The user wrote the alternative text of a picture. */
  | { type: 'picture.describe'; place: PicturePlaceOfForm; key: string; alt: string }
  /** The user wants to save. Ignored while pictures are read and while the form is being saved. */
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
export type ShopDetailsTag =
  | 'loading'
  | 'failed'
  | 'form'
  | 'editable'
  | 'reading'
  | 'saving'
  | 'signedOut'
  | 'conflict'
  | 'asking'
  | 'busy'
