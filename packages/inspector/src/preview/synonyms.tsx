import type { synonymsMachine } from '@shop/machines'
import { SynonymsView } from '@shop/views/synonyms'
import type { SnapshotFrom } from 'xstate'
import type { Preview } from './preview.ts'
import { PreviewFrame } from './PreviewFrame.tsx'

/** The searches that found little, and the synonyms. */
export const previewSynonyms: Preview = (snapshot, send) => (
  <PreviewFrame layout="admin">
    <SynonymsView snapshot={snapshot as SnapshotFrom<typeof synonymsMachine>} send={send} />
  </PreviewFrame>
)
