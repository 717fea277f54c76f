import type { synonymsMachine } from '@shop/machines'
import { SynonymsView } from '@shop/views/synonyms'
import { preview } from './PreviewFrame.tsx'

/** The searches that found little, and the synonyms. */
export const previewSynonyms = preview<typeof synonymsMachine>('admin', (snapshot, send) => (
  <SynonymsView snapshot={snapshot} send={send} />
))
