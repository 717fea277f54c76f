import { Textarea, TextField } from '@shop/ui/components'

/** A text that was copied, with its name. */
export interface Copied {
  title: string
  content: string
}

/** Shows a copied text, because a page without access to the clipboard copies nothing. A link stays in one line. */
export function CopiedText({ title, content }: Copied) {
  return content.includes('\n') ? (
    <Textarea label={title} rows={12} readOnly value={content} />
  ) : (
    <TextField label={title} readOnly value={content} onFocus={({ target }) => target.select()} />
  )
}
