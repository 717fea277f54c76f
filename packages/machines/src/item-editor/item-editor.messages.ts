import { limits } from '@shop/domain'

/** What both editors say in words that the specification does not give, or gives without a field. */
export const itemEditorMessages = {
  /** Said after every successful change in the back office. */
  saved: 'success',
  nameMissing: 'Name is required.',
  itemsMissing: 'Items is required.',
  categoryMissing: 'Category is required.',
  styleMissing: 'Style is required.',
  /** Said when a picture is over the limit even after it was shrunk. */
  pictureTooLarge: `Each image must be at most ${limits.imageBytesMaximum / 1024 / 1024} MB.`,
  /** Asked before somebody leaves a form with changes. */
  leave: { title: 'Leave without saving?', question: 'What you changed is not saved yet. It is lost if you leave.' },
  /** Said in the form when the session ended before it was saved. */
  signedOut: 'Your session has ended. Please sign in again to save; nothing is lost.',
} as const
