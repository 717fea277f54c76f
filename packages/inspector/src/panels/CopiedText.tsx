import { Button, Textarea, TextField } from '@shop/ui/components'
import { download } from './download.ts'
import styles from './SessionTools.module.css'

/** A text that was copied, with its name. */
export interface Copied {
  title: string
  content: string
  /** The name of the text as a file; null for a link. */
  file: string | null
}

/** The number of characters that a field shows. A browser takes a second to lay out a million. */
export const shownMaximum = 100_000

/** The length at which programs begin to cut a link. */
const linkMaximum = 8000

const inWords = (count: number) => `${count.toLocaleString('en')} characters`

/** Shows a copied text, because a page without access to the clipboard copies nothing. A link stays in one line. */
export function CopiedText({ title, content, file }: Copied) {
  if (file === null)
    return (
      <TextField
        label={title}
        readOnly
        value={content}
        hint={
          content.length > linkMaximum
            ? `Many programs cut a link of ${inWords(content.length)}. Export a file instead.`
            : undefined
        }
        onFocus={({ target }) => target.select()}
      />
    )
  return (
    <>
      <Textarea
        label={title}
        rows={12}
        readOnly
        value={content.slice(0, shownMaximum)}
        hint={content.length > shownMaximum ? `The beginning of ${inWords(content.length)}.` : undefined}
      />
      <div className={styles.tools}>
        <Button variant="secondary" onClick={() => download(new Blob([content], { type: 'text/plain' }), file)}>
          Save as a file
        </Button>
      </div>
    </>
  )
}
