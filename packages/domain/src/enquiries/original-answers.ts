import type { EnquiryStatus } from './enquiry-statuses.ts'

const opening = 'Hello {name}, this is {shop}. Thank you for your enquiry {reference}.'

/** The texts for answers until the owner changes them. */
export const originalAnswers: Readonly<Record<EnquiryStatus, string>> = {
  new: `${opening} How may we help you with it?`,
  answered: `${opening} Do you have any other questions?`,
  quoted: `${opening} Our price is {total}. The deposit is {deposit}. It will be ready by {date}. Shall we go ahead?`,
  'deposit-paid': `${opening} We have received your deposit. Thank you. It will be ready by {date}.`,
  'in-production': `${opening} We are making it now. It will be ready by {date}.`,
  ready: `${opening} It is ready. When may we deliver it?`,
  delivered: `${opening} It has been delivered. We hope that you enjoy it.`,
  lost: `${opening} We hope to make something for you another time.`,
}

/** The texts that the owner has changed, by status. */
export type ChangedAnswers = Readonly<Partial<Record<EnquiryStatus, string>>>

/** The text for each status: the owner's, else the original one. */
export function answerTexts(changed: ChangedAnswers): Readonly<Record<EnquiryStatus, string>> {
  return { ...originalAnswers, ...changed }
}
