import { useState } from 'react'
import { Alert, Button } from '@shop/ui/components'
import { readSession, SessionFileError, writeSession } from '../session/index.ts'
import type { Session } from '../session/index.ts'
import { download } from './download.ts'
import styles from './SessionTools.module.css'

interface FileToolsProps {
  session: Session
  onImport: (session: Session) => void
}

/** Exports the recording as a file, and imports another one. */
export function FileTools({ session, onImport }: FileToolsProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const save = () =>
    download(new Blob([writeSession(session)], { type: 'application/json' }), `session-${session.hello.tap.slice(0, 8)}.json`)
  const read = async (file: File) => {
    setProblem(null)
    const content = await file.text().catch(() => null)
    if (content === null) return setProblem('This file cannot be read.')
    try {
      onImport(readSession(content))
    } catch (error) {
      if (!(error instanceof SessionFileError)) throw error
      setProblem(error.message)
    }
  }
  return (
    <>
      <h3 className={styles.title}>As a file</h3>
      <p className={styles.note}>
        {session.entries.length} entries. {session.entries.reduce((sum, { redacted }) => sum + redacted, 0)} private values were
        replaced by placeholders.
      </p>
      <div className={styles.tools}>
        <Button variant="secondary" onClick={save}>
          Export
        </Button>
        <label className={styles.file}>
          Import
          <input
            type="file"
            accept="application/json,.json"
            onChange={(event) => {
              const file = event.target.files?.[0]
              event.target.value = ''
              if (file) void read(file)
            }}
          />
        </label>
      </div>
      {problem !== null && (
        <Alert ref={scrollTo} tone="error">
          {problem}
        </Alert>
      )}
    </>
  )
}

/** On a phone the end of the panel is below the screen. */
function scrollTo(alert: HTMLElement | null): void {
  alert?.scrollIntoView({ block: 'nearest' })
}
