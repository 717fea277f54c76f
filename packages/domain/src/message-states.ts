import { matchName } from './matching.ts'

/** The states of a message from the contact form. */
export const messageStates = ['open', 'done'] as const

/** The state of a message from the contact form. */
export type MessageState = (typeof messageStates)[number]

/** Parses the state of a message, ignoring case; null when there is none. */
export function parseMessageState(text: string): MessageState | null {
  return matchName(messageStates, text)
}
