import type { Message } from '../protocol/index.ts'

/** Publishes a message of a tap. Its contexts, events and outputs are copied and redacted at once. */
export type Publish = (message: Message) => void
