import { hasUnsavedChanges } from '@shop/machines'
import type { Related } from '@shop/machines'
import { useLocation, useNavigate } from 'react-router-dom'
import { useServices } from '../../../app/services/services-context.ts'
import { paths } from '../../../paths.ts'
import type { Editor, EditorSnapshot, AdminDestination } from './editor-shapes.ts'
import { useFormExit } from '../useFormExit.ts'

/**
 * Handles leaving the form of an item. When the editor has ended, the admin goes where its output says, or continues the navigation
 * that was blocked.
 *
 * @param onSaved Called with the saved item before the navigation.
 * @param onMissing Called before the navigation when the item does not exist.
 * @returns `send` for the view of the editor.
 */
export function useEditorExits<Item, Fields, Partner extends Related>(
  editor: Editor<Item, Fields, Partner>,
  snapshot: EditorSnapshot<Item, Fields, Partner>,
  onSaved: (item: Item, isNew: boolean) => void,
  onMissing: () => void,
) {
  const go = useDestination()
  const { memory } = useServices()

  return useFormExit(editor, snapshot, {
    isUnsaved: (current) => current.hasTag('form') && hasUnsavedChanges(current.context),
    onEnd: (leave) => {
      const { output } = snapshot
      if (!output) return
      if (output.outcome === 'saved') {
        memory?.clear()
        onSaved(output.item, output.isNew)
      }
      if (output.outcome === 'missing') onMissing()
      leave(() => go(output.destination, { replace: output.outcome === 'missing' }))
    },
  })
}

function useDestination() {
  const navigate = useNavigate()
  const { key } = useLocation()
  return (destination: AdminDestination, options: { replace: boolean }) => {
    // The router gives this key to the first page of a visit, before which there is no page to go back to.
    if (destination.to === 'back' && key !== 'default') return void navigate(-1)
    const section = destination.to === 'back' ? 'products' : destination.section
    return void navigate(paths.dashboard.href(`?section=${section}`), options)
  }
}
