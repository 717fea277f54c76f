import type { ComponentType } from 'react'
import { isPageDark } from './isPageDark.ts'
import type { TinyEditorProps } from './TinyEditor.tsx'

/** Loads the editor, then the skin of the current theme. Rejects if either fails. */
export async function loadTinyEditor(): Promise<ComponentType<TinyEditorProps>> {
  const { TinyEditor } = await import('./TinyEditor.tsx')
  await (isPageDark() ? import('./darkSkin.ts') : import('./lightSkin.ts'))
  return TinyEditor
}
