import type { ItemType } from '@shop/domain'
import { itemEditorMessages, readingProgress } from '@shop/machines'
import type { ItemConflict, ItemEditorContext, ItemEditorTag, ItemFields, Related } from '@shop/machines'
import { Alert, Button, Skeleton } from '@shop/ui/components'
import { conflictWords, partNames } from '@shop/ui/patterns'
import type { FormPart } from '@shop/ui/patterns'
import type { ReactNode } from 'react'
import type { EventRecord } from '../protocol/index.ts'
import styles from './Beside.module.css'
import { pictured } from './items.ts'
import { Question } from './Question.tsx'
import type { Choice } from './Question.tsx'
import { Screen } from './Screen.tsx'

/** What is read of an editor, whichever item it edits. */
export interface Editor<Item, Fields, Partner extends Related> {
  status: string
  context: ItemEditorContext<Item, Fields, Partner>
  hasTag: (tag: ItemEditorTag) => boolean
}

type Send = (event: EventRecord) => void

/** What both forms show of their editor and tell it, but for the fields of their own. */
export function formProps<Item, Fields extends ItemFields, Partner extends Related>(
  itemType: ItemType,
  editor: Editor<Item, Fields, Partner>,
  send: Send,
) {
  const { form, problems, failure, id } = editor.context
  const isNew = id === null
  return {
    title: isNew ? `Add New ${itemType}` : `Edit ${itemType}`,
    submitLabel: isNew ? `Add ${itemType}` : 'Save Changes',
    fields: form.fields,
    onFields: (fields: Partial<Fields>) => send({ type: 'fields.set', fields }),
    problems,
    failure,
    pictures: form.pictures.map((picture) => ({
      key: picture.key,
      alt: picture.alt,
      src: picture.status === 'stored' ? pictured(picture.image).url : null,
      ...('file' in picture && { fileName: picture.file.name }),
      ...('fileName' in picture && { fileName: picture.fileName }),
    })),
    onPicturesPick: (files: readonly File[]) =>
      send({ type: 'pictures.pick', files: files.map(({ name, size, type }) => ({ name, size, type })) }),
    onPictureRemove: (key: string) => send({ type: 'picture.remove', key }),
    onPictureDescribe: (key: string, alt: string) => send({ type: 'picture.describe', key, alt }),
    reading: editor.hasTag('reading') ? readingProgress(form.pictures) : null,
    isLocked: !editor.hasTag('editable'),
    isSaving: editor.hasTag('saving'),
    onSubmit: () => send({ type: 'form.submit' }),
    onCancel: () => send({ type: 'form.leave' }),
    // The editor itself is a program of its own; here stands the plain field that the shop has where it does not load.
    loadEditor: plainField,
  }
}

const plainField = () => Promise.reject(new Error('A story has the plain field.'))

interface EditorScreenProps<Item, Fields, Partner extends Related> {
  itemType: ItemType
  editor: Editor<Item, Fields, Partner>
  send: Send
  /** What stands against what, where another admin came first. */
  conflict: ItemConflict<FormPart> | null
  /** The form. */
  children: ReactNode
}

/** The form of the back office with its questions, or what stands in its place while it is on its way. */
export function EditorScreen<Item, Fields, Partner extends Related>(props: EditorScreenProps<Item, Fields, Partner>) {
  const { itemType, editor, send, conflict, children } = props
  const retry = <Button onClick={() => send({ type: 'form.retry' })}>Try again</Button>
  if (editor.hasTag('failed')) return <Alert action={retry}>{editor.context.failure}</Alert>
  if (!editor.hasTag('form')) return <Waiting />
  const leave = editor.hasTag('asking') && (
    <Question
      title={itemEditorMessages.leave.title}
      text={itemEditorMessages.leave.question}
      choices={[
        { label: 'Stay', onPress: () => send({ type: 'leave.cancel' }), isSafe: true, variant: 'secondary' },
        { label: 'Leave', onPress: () => send({ type: 'leave.confirm' }), variant: 'danger' },
      ]}
    />
  )
  return (
    <Screen isOffice question={leave || (conflict && <Conflict itemType={itemType} conflict={conflict} send={send} />)}>
      {children}
    </Screen>
  )
}

function Conflict({ itemType, conflict, send }: { itemType: ItemType; conflict: ItemConflict<FormPart>; send: Send }) {
  const { isDeleted, theirs, mine } = conflict
  const takeTheirs: Choice = { label: 'Take theirs', onPress: () => send({ type: 'conflict.takeTheirs' }), variant: 'secondary' }
  const { title, text } = conflictWords({ itemType, isDeleted })
  return (
    <Question
      title={title}
      text={text}
      choices={[
        { label: 'Keep my changes', onPress: () => send({ type: 'conflict.keepMine' }), isSafe: true, variant: 'primary' },
        ...(isDeleted ? [] : [takeTheirs]),
        { label: 'Back to the form', onPress: () => send({ type: 'conflict.dismiss' }), variant: 'quiet' },
      ]}
    >
      {theirs.length > 0 && <p>They changed: {partNames(theirs, itemType)}</p>}
      {mine.length > 0 && <p>You changed: {partNames(mine, itemType)}</p>}
    </Question>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <output>Loading data...</output>
      <Skeleton shape="title" />
      <Skeleton shape="wide" />
    </div>
  )
}
