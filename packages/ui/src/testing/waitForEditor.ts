import { expect, waitFor } from 'storybook/test'
import type { TinyMCE } from 'tinymce'

interface Titles {
  findByTitle: (title: string, options: undefined, wait: object) => Promise<HTMLElement>
}

/** Waits for the rich text editor of the field with this label until it is editable. */
export async function waitForEditor(canvas: Titles, label = 'Description') {
  const frame = await canvas.findByTitle(label, undefined, { timeout: 15_000 })
  const editor = (window as unknown as { tinymce: TinyMCE }).tinymce.get(frame.id.replace(/_ifr$/, ''))
  if (!editor) throw new Error('The frame belongs to no editor')
  await waitFor(() => expect(editor.initialized).toBe(true))
  return editor
}
