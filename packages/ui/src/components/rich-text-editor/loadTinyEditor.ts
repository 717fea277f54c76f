import type { ComponentType } from 'react'
import { isPageDark } from './isPageDark.ts'
import type { TinyEditorProps } from './TinyEditor.tsx'

/**
 * Loads the editor, then the skin of the current theme. The theme may change before the editor is mounted, and TinyMCE would request
 * a skin that is not loaded from the shop. Rejects if either fails.
 */
export async function loadTinyEditor(): Promise<ComponentType<TinyEditorProps>> {
  const { DarkEditor, LightEditor } = await import('./TinyEditor.tsx')
  const isDark = isPageDark()
  await (isDark ? import('./darkSkin.ts') : import('./lightSkin.ts'))
  return isDark ? DarkEditor : LightEditor
}
