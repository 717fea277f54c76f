import { itemEditorMessages, readingProgress } from '@shop/machines'
import type { ItemFields, Related } from '@shop/machines'
import { formPictures } from './form-pictures.ts'
import type { EditorViewProps } from './types.ts'

/** The props that the forms of products and collections share. */
export function editorFormProps<Item, Fields extends ItemFields, Partner extends Related>(
  { snapshot, send, isNew }: Pick<EditorViewProps<Item, Fields, Partner>, 'snapshot' | 'send' | 'isNew'>,
  kind: 'product' | 'collection',
) {
  const { form, problems, failure, offers } = snapshot.context
  const [offer] = offers ?? []
  return {
    offer: offer
      ? {
          question: itemEditorMessages.unfinished.question(offer.form.fields.name, kind),
          hint: offer.lostPictures > 0 ? itemEditorMessages.unfinished.pictures(offer.lostPictures) : null,
          onContinue: () => send({ type: 'unfinished.continue' }),
          onDiscard: () => send({ type: 'unfinished.discard' }),
        }
      : null,
    fields: form.fields,
    onFields: (fields: Partial<Fields>) => send({ type: 'fields.set', fields }),
    problems,
    failure,
    pictures: formPictures(form.pictures),
    onPicturesPick: (files: readonly File[], isAddition: boolean) => send({ type: 'pictures.pick', files, isAddition }),
    onPictureRemove: (key: string) => send({ type: 'picture.remove', key }),
    onPictureDescribe: (key: string, alt: string) => send({ type: 'picture.describe', key, alt }),
    reading: snapshot.hasTag('reading') ? readingProgress(form.pictures) : null,
    isLocked: !snapshot.hasTag('editable'),
    isSaving: snapshot.hasTag('saving'),
    onSubmit: () => send({ type: 'form.submit' }),
    ...(isNew && { onSubmitDraft: () => send({ type: 'form.submit', asDraft: true }) }),
    onCancel: () => send({ type: 'form.leave' }),
  }
}
