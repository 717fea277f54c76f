import { readingProgress } from '@shop/machines'
import type { Related } from '@shop/machines'
import { formPictures } from './form-pictures.ts'
import type { EditorViewProps } from './types.ts'

/** The props that the forms of products and collections share. */
export function editorFormProps<Item, Fields, Partner extends Related>({
  snapshot,
  send,
}: Pick<EditorViewProps<Item, Fields, Partner>, 'snapshot' | 'send'>) {
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
