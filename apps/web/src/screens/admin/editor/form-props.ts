import { readingProgress } from '@shop/machines'
import type { Related } from '@shop/machines'
import type { Editor, EditorSnapshot } from './editor-shapes.ts'
import { formPictures } from './form-pictures.ts'

/** What both forms show of their editor and tell it, but for the fields and the other side. */
export function formProps<Item, Fields, Partner extends Related>(
  { send }: Pick<Editor<Item, Fields, Partner>, 'send'>,
  snapshot: EditorSnapshot<Item, Fields, Partner>,
) {
  const { form, problems, failure } = snapshot.context
  return {
    fields: form.fields,
    onFields: (fields: Partial<Fields>) => send({ type: 'fields.set', fields }),
    problems,
    failure,
    pictures: formPictures(form.pictures),
    onPicturesPick: (files: readonly File[]) => send({ type: 'pictures.pick', files }),
    onPictureRemove: (key: string) => send({ type: 'picture.remove', key }),
    onPictureDescribe: (key: string, alt: string) => send({ type: 'picture.describe', key, alt }),
    reading: snapshot.hasTag('reading') ? readingProgress(form.pictures) : null,
    isLocked: !snapshot.hasTag('editable'),
    isSaving: snapshot.hasTag('saving'),
    onSubmit: () => send({ type: 'form.submit' }),
    onCancel: () => send({ type: 'form.leave' }),
  }
}
