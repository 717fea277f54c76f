/** The sentences of rules that both the forms of admins and the server check. */
export const enquirySentences = {
  reasonMissing: 'Say why the order came to nothing.',
  nothingAgreed: 'Choose an item, or write what was agreed in the note.',
} as const
