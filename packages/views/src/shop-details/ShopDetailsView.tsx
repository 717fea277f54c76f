import { sampleAnswerValues } from '@shop/domain'
import { shopDetailsMessages, shopReadingProgress } from '@shop/machines'
import type { ShopDetailsContext, ShopDetailsEvent, ShopDetailsTag } from '@shop/machines'
import { ConflictChoices } from '@shop/ui/patterns/conflict-dialog'
import { ShopDetailsForm } from '@shop/ui/patterns/shop-details-form'
import type { ComponentProps } from 'react'
import { formPictures } from '../editor/form-pictures.ts'
import { UnloadedForm } from '../editor/UnloadedForm.tsx'
import { LeaveQuestion } from '../leave-question/LeaveQuestion.tsx'
import type { ViewProps } from '../view-snapshot.ts'

interface ShopDetailsViewProps extends ViewProps<ShopDetailsContext, ShopDetailsTag, ShopDetailsEvent> {
  links: ComponentProps<typeof ShopDetailsForm>['links']
  /** The shop, for the preview of answers. */
  shop: Parameters<typeof sampleAnswerValues>[0]
  /** Opens the pictures that the shop has stored. */
  onLibraryOpen?: () => void
}

/** The screen Shop Details: the facts of the shop that admins change. */
export function ShopDetailsView({ snapshot, send, links, shop, onLibraryOpen }: ShopDetailsViewProps) {
  const { form, problems, failure, base } = snapshot.context
  if (base === null) {
    return (
      <UnloadedForm
        title="Shop Details"
        failure={snapshot.hasTag('failed') ? failure : null}
        onRetry={() => send({ type: 'form.retry' })}
      />
    )
  }
  return (
    <>
      <ShopDetailsForm
        lines={form.lines}
        onLines={(lines) => send({ type: 'lines.set', lines })}
        hours={form.hours}
        onHours={(day, hours) => send({ type: 'hours.set', day, hours })}
        enquiryEmails={form.enquiryEmails}
        onEnquiryEmails={(enquiryEmails) => send({ type: 'emails.set', enquiryEmails })}
        answers={form.answers}
        onAnswers={(answers) => send({ type: 'answers.set', answers })}
        sample={sampleAnswerValues(shop)}
        catalogues={form.catalogues.map((catalogue) => ({ ...catalogue, pictures: formPictures(catalogue.pictures) }))}
        onCatalogueAdd={() => send({ type: 'catalogue.add' })}
        onCatalogue={(key, catalogue) => send({ type: 'catalogue.set', key, catalogue })}
        onCatalogueRemove={(key) => send({ type: 'catalogue.remove', key })}
        onCatalogueMove={(key, to) => send({ type: 'catalogue.move', key, to })}
        heroes={formPictures(form.heroes)}
        onHeroMove={(key, to) => send({ type: 'picture.move', key, to })}
        onPicturesPick={(place, files) => send({ type: 'pictures.pick', place, files })}
        onPictureRemove={(place, key) => send({ type: 'picture.remove', place, key })}
        onPictureDescribe={(place, key, alt) => send({ type: 'picture.describe', place, key, alt })}
        reading={snapshot.hasTag('reading') ? shopReadingProgress(form) : null}
        problems={problems}
        failure={failure}
        isLocked={!snapshot.hasTag('editable')}
        isSaving={snapshot.hasTag('saving')}
        onSubmit={() => send({ type: 'form.submit' })}
        onCancel={() => send({ type: 'form.leave' })}
        links={links}
        onLibraryOpen={onLibraryOpen}
      />
      <ConflictChoices
        isOpen={snapshot.hasTag('conflict')}
        title={shopDetailsMessages.conflict.title}
        text={shopDetailsMessages.conflict.question}
        onKeepMine={() => send({ type: 'conflict.keepMine' })}
        onTakeTheirs={() => send({ type: 'conflict.takeTheirs' })}
        onDismiss={() => send({ type: 'conflict.dismiss' })}
      />
      <LeaveQuestion isOpen={snapshot.hasTag('asking')} isSaving={snapshot.hasTag('saving')} send={send} />
    </>
  )
}
