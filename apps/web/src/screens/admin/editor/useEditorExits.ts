import { hasUnsavedChanges } from '@shop/machines'
import type { ItemEditorEvent, Related } from '@shop/machines'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useServices } from '../../../app/services/services-context.ts'
import { paths } from '../../../paths.ts'
import type { Editor, EditorSnapshot, AdminDestination } from './editor-shapes.ts'
import { useLeaveQuestion } from './useLeaveQuestion.ts'

/**
 * Handles leaving a form. With unsaved changes, the router and the browser ask first. When the editor has ended, the admin
 * goes where its output says, or continues the navigation that was blocked.
 *
 * @param onSaved Called with the saved item before the navigation.
 * @returns `send` for the view of the editor.
 */
export function useEditorExits<Item, Fields, Partner extends Related>(
  editor: Editor<Item, Fields, Partner>,
  snapshot: EditorSnapshot<Item, Fields, Partner>,
  onSaved: (item: Item, isNew: boolean) => void,
) {
  const { leave, stay } = useLeaveQuestion(editor, () => isUnsaved(editor.getSnapshot()))
  const go = useDestination()
  const { memory } = useServices()

  const end = useEffectEvent(() => {
    const { output } = editor.getSnapshot()
    if (!output) return
    if (output.outcome === 'saved') {
      memory?.clear()
      onSaved(output.item, output.isNew)
    }
    leave(() => go(output.destination, { replace: output.outcome === 'missing' }))
  })
  const hasEnded = snapshot.status === 'done'
  useEffect(() => {
    if (hasEnded) end()
  }, [hasEnded])

  return (event: ItemEditorEvent<Fields, Partner>) => {
    editor.send(event)
    if (event.type === 'leave.cancel') stay()
  }
}

/** Whether leaving now would lose changes. */
function isUnsaved<Item, Fields, Partner extends Related>(snapshot: EditorSnapshot<Item, Fields, Partner>): boolean {
  return snapshot.status === 'active' && snapshot.hasTag('form') && hasUnsavedChanges(snapshot.context)
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
