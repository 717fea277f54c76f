/** The messages of the page of one enquiry. */
export const enquiryDeskMessages = {
  saved: { step: 'Step saved.', undo: 'Step undone.', note: 'Note saved.', quote: 'Quote saved.' },
  changedMeanwhile:
    'Another admin has changed this enquiry. It is up to date now, and what you typed is still here: check it and save again.',
  amountWrong: 'Enter an amount in naira, such as 450000 or 450k.',
  noteMissing: 'Write the note first.',
} as const
