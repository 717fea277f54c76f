import type { ItemType } from '@shop/domain'
import type { createAdminTableMachine } from '@shop/machines'
import { SelectionBar } from '@shop/views/admin-section'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { BulkChange } from '../BulkChange.tsx'
import { Deletion } from '../Deletion.tsx'
import { useSignedInAgain } from '../useSignedInAgain.ts'
import { useDuplication } from './useDuplication.ts'
import { useSelection } from './useSelection.ts'
import type { SelectableItem } from './useSelection.ts'

/** The machine of a section, for products or collections. */
type SectionActor<Item extends SelectableItem> = ActorRefFrom<ReturnType<typeof createAdminTableMachine<Item>>>

interface Deleted {
  _id: string
  name: string
}

/**
 * Returns the props of a dashboard section for its view, and the dialogs that delete an item and change several.
 *
 * @param onChanged Called after items were changed, deleted or restored, in addition to the update of this section.
 */
export function useSection<Item extends SelectableItem>(
  itemType: ItemType,
  section: SectionActor<Item>,
  onChanged: () => void = () => undefined,
) {
  const snapshot = useSelector(section, (current) => current)
  const [deleted, setDeleted] = useState<Deleted | null>(null)
  const [isChanging, setChanging] = useState(false)
  const selection = useSelection(snapshot.context.items)
  const { send } = section
  // An open table may be older than what forms and other admins have saved since it was shown.
  useEffect(() => section.send({ type: section.getSnapshot().hasTag('closed') ? 'section.open' : 'list.refresh' }), [section])
  useSignedInAgain(section, snapshot.hasTag('failed'))
  const refresh = () => {
    send({ type: 'list.refresh' })
    onChanged()
  }
  const duplication = useDuplication(itemType, refresh)
  const showDeletion = ({ _id: id }: Deleted, change: 'deleted' | 'restored' | 'uncertain') => {
    if (change !== 'deleted') return refresh()
    send({ type: 'item.deleted', id })
    onChanged()
  }
  const endDeletion = ({ _id: id }: Deleted, outcome: 'deleted' | 'kept') => {
    if (outcome === 'deleted') selection.remove([id])
    setDeleted(null)
  }
  const endChange = (outcome: 'changed' | 'kept' | 'outdated', changedMeanwhile: readonly string[]) => {
    setChanging(false)
    // Chosen rows of other pages keep their old values and versions.
    if (outcome === 'outdated' && changedMeanwhile.length > 0) selection.remove(changedMeanwhile)
    else if (outcome !== 'kept') selection.clear()
  }
  const [only] = selection.items
  const actions = (
    <SelectionBar
      count={selection.items.length}
      onChange={() => setChanging(true)}
      onDuplicate={only && selection.items.length === 1 ? () => duplication.duplicate(only._id) : undefined}
      isDuplicating={duplication.isBusy}
      onClear={selection.clear}
    />
  )
  return {
    section: {
      snapshot,
      send,
      onDelete: setDeleted,
      selected: selection.selected,
      onSelectedChange: selection.onSelectedChange,
      actions,
    },
    dialogs: (
      <>
        {deleted !== null && (
          <Deletion
            itemType={itemType}
            item={deleted}
            onEnd={(outcome) => endDeletion(deleted, outcome)}
            onChanged={(change) => showDeletion(deleted, change)}
          />
        )}
        {isChanging && <BulkChange itemType={itemType} items={selection.items} onEnd={endChange} onChanged={refresh} />}
      </>
    ),
  }
}
