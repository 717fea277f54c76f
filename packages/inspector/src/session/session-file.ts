import type { Entry, Hello } from '../protocol/index.ts'
import { readJson, statelyVersion, writeJson } from '../protocol/index.ts'
import { sessionFileSchema } from './file-schema.ts'
import { emptySession, receive } from './session.ts'
import type { Session } from './session.ts'

/** A session as a file. */
interface SessionFile {
  format: 'shop-inspector-session'
  version: 2
  stately: string
  hello: Hello
  dropped: number
  /** How many private values were replaced by placeholders. */
  redacted: number
  entries: readonly Entry[]
}

/** Writes a session as JSON, for a file. It contains nothing private: the tap redacts every message. */
export function writeSession({ hello, dropped, entries }: Session): string {
  const file: SessionFile = {
    format: 'shop-inspector-session',
    version: 2,
    stately: statelyVersion,
    hello,
    dropped,
    redacted: entries.reduce((sum, entry) => sum + entry.redacted, 0),
    entries,
  }
  return `${writeJson(file, 1)}\n`
}

/** Reads an exported session as a read-only one. */
export function readSession(text: string): Session {
  const file = parse(text)
  const hello: Hello = { ...file.hello, canSend: false }
  const batch = { kind: 'entries', tap: hello.tap, entries: file.entries, dropped: file.dropped } as const
  return { ...receive(emptySession(hello), batch), isOpen: false }
}

/** The error of a file that is not a session; its message is a sentence for the tester. */
export class SessionFileError extends Error {
  override name = 'SessionFileError'
}

function parse(text: string): SessionFile {
  let file: Partial<SessionFile> | null
  try {
    file = readJson(text) as Partial<SessionFile> | null
  } catch {
    throw new SessionFileError('This file is not JSON.')
  }
  if (file?.format !== 'shop-inspector-session') throw new SessionFileError('This file is not a recorded session.')
  if (file.version !== 2) throw new SessionFileError(`This session has version ${String(file.version)}, and only 2 can be read.`)
  if (!sessionFileSchema.safeParse(file).success) throw new SessionFileError('Parts of this session are missing.')
  return { dropped: 0, redacted: 0, ...file } as SessionFile
}
