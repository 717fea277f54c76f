import { siteSentences } from '@shop/domain'
import type { ItemType } from '@shop/domain'
import { itemEditorMessages } from '@shop/machines'
import type { ItemConflict, ItemEditorEvent, Related } from '@shop/machines'
import { Alert } from '@shop/ui/components/alert'
import { Button } from '@shop/ui/components/button'
import { ConfirmDialog } from '@shop/ui/components/confirm-dialog'
import { Skeleton } from '@shop/ui/components/skeleton'
import { ConflictDialog } from '@shop/ui/patterns/conflict-dialog'
import type { ReactNode } from 'react'
import type { EditorSnapshot } from './editor-shapes.ts'
import styles from './EditorFrame.module.css'

interface EditorFrameProps<Item, Fields, Partner extends Related> {
  title: string
  itemType: ItemType
  snapshot: EditorSnapshot<Item, Fields, Partner>
  send: (event: ItemEditorEvent<Fields, Partner>) => void
  /** What stands against what, where another admin came first. */
  conflict: ItemConflict | null
  /** What the question before leaving leads to. */
  exits: { leave: () => void; stay: () => void }
  /** The form. */
  children: ReactNode
}

/** What stands in the place of a form that is on its way, and the questions over one that is open. */
export function EditorFrame<Item, Fields, Partner extends Related>(props: EditorFrameProps<Item, Fields, Partner>) {
  const { title, itemType, snapshot, send, conflict, exits, children } = props
  if (snapshot.hasTag('failed')) {
    return (
      <div className={styles.root}>
        <h1 className={styles.title}>{title}</h1>
        <Alert action={<Button onClick={() => send({ type: 'form.retry' })}>Try again</Button>}>{snapshot.context.failure}</Alert>
      </div>
    )
  }
  // Also for the moment between its end and the next page.
  if (!snapshot.hasTag('form') && snapshot.status === 'active') return <Waiting title={title} />
  return (
    <>
      {children}
      <ConflictDialog
        isOpen={conflict !== null}
        itemType={itemType}
        {...(conflict ?? noConflict)}
        onKeepMine={() => send({ type: 'conflict.keepMine' })}
        onTakeTheirs={() => send({ type: 'conflict.takeTheirs' })}
        onDismiss={() => send({ type: 'conflict.dismiss' })}
      />
      <ConfirmDialog
        open={snapshot.hasTag('asking')}
        {...itemEditorMessages.leave}
        confirmLabel="Leave"
        cancelLabel="Stay"
        tone="danger"
        onConfirm={exits.leave}
        onCancel={exits.stay}
      />
    </>
  )
}

const noConflict: ItemConflict = { isDeleted: false, theirs: [], mine: [], both: [] }

/** The shape of a form that is on its way. */
function Waiting({ title }: { title: string }) {
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{title}</h1>
      <output>{siteSentences.loadingData}</output>
      <div className={styles.shape} aria-hidden>
        <Skeleton shape="title" />
        <Skeleton shape="title" />
        <Skeleton shape="wide" />
      </div>
    </div>
  )
}
