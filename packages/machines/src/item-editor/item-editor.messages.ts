import { limits } from '@shop/domain'

/** The messages of both editors that the specification does not contain, or does not assign to a field. */
export const itemEditorMessages = {
  /** The notice after every successful change on the admin screens. */
  saved: 'success',
  nameMissing: 'Name is required.',
  categoryMissing: 'Category is required.',
  styleMissing: 'Style is required.',
  /** The message when a picture is over the limit even after it was shrunk. */
  pictureTooLarge: `Each image must be at most ${limits.imageBytesMaximum / 1024 / 1024} MB.`,
  /** The notice after a further choice of files; Undo restores the earlier ones beside the new ones. */
  picturesReplaced: 'Your new pictures replaced those you chose before.',
  /** The question before the user leaves a form with changes. */
  leave: { title: 'Leave without saving?', question: 'Your changes are not saved yet and will be lost if you leave.' },
  /** The question before the user leaves a form that is being saved. */
  leaveSaving: {
    title: 'Leave while saving?',
    question: 'Your changes are being saved. If you leave now, saving may still finish.',
  },
  /** The question when the browser has stored the changes, and its addition for new pictures. */
  leaveStored: 'Your changes are not saved yet. This device keeps what you typed for 30 days.',
  leavePictures: 'New pictures are not kept.',
  /** The offer of an unfinished form, and what to do about its new pictures. */
  unfinished: {
    question: (name: string, kind: 'product' | 'collection') =>
      `You were writing ${name.trim() === '' ? `a ${kind} without a name` : `“${name.trim()}”`}. Continue?`,
    pictures: (count: number) =>
      count === 1 ? 'Please choose its new picture again.' : `Please choose its ${count} new pictures again.`,
  },
  /** The message in the form when the session ended before it was saved. */
  signedOut: 'Your session has ended. Please log in again to save. Nothing is lost.',
} as const
