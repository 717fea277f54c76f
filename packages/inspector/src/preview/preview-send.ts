import type { Sandbox } from '../sandbox/index.ts'
import type { EventRecord } from '../protocol/index.ts'
import type { PreviewSend } from './preview.ts'

/** Sends the events of a preview to a sandbox. An event that the sandbox rejects is dropped. */
export function previewSend(sandbox: Sandbox): PreviewSend {
  return (event) => void sandbox.take({ kind: 'send', event: withPlainFiles(event) }).catch(() => undefined)
}

/** A recording holds plain values only, so files become their names, sizes and types. */
function withPlainFiles(event: EventRecord): EventRecord {
  if (!Array.isArray(event['files'])) return event
  return { ...event, files: (event['files'] as File[]).map(({ name, size, type }) => ({ name, size, type })) }
}
