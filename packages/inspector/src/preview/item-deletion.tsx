import type { itemDeletionMachine } from '@shop/machines'
import type { SnapshotFrom } from 'xstate'
import type { Beside } from './beside.ts'
import { Question } from './Question.tsx'

/** The question before an item is deleted, with why it could not be; nothing once it is answered and done. */
export const besideItemDeletion: Beside = (snapshot, send) => {
  const { context, ...deletion } = snapshot as SnapshotFrom<typeof itemDeletionMachine>
  if (deletion.status !== 'active') return null
  return (
    <Question
      title={`Delete ${context.itemType}`}
      text={context.question}
      error={context.failure}
      choices={[
        { label: 'Cancel', onPress: () => send({ type: 'deletion.cancel' }), isSafe: true, variant: 'secondary' },
        {
          label: 'Delete',
          onPress: () => send({ type: 'deletion.confirm' }),
          variant: 'danger',
          isBusy: snapshot.hasTag('busy'),
        },
      ]}
    />
  )
}
