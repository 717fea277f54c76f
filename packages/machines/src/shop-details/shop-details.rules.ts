import type { VersionedShopDetails } from '@shop/api'
import { originalAnswers } from '@shop/domain'
import { closed, everyDay, formOf, lineNames } from './details-form.ts'
import type { ShopDetailsContext, ShopDetailsForm } from './shop-details.types.ts'

/** The context before the details are loaded. */
export const emptyContext: ShopDetailsContext = withForm({
  lines: Object.fromEntries(lineNames.map((name) => [name, ''])) as ShopDetailsForm['lines'],
  hours: everyDay(() => closed),
  enquiryEmails: true,
  answers: originalAnswers,
  catalogues: [],
  heroes: [],
})

/** The context changes that fill the form. */
export function filledFrom(details: VersionedShopDetails): Partial<ShopDetailsContext> {
  const form = formOf(details)
  return { base: details, original: form, form, problems: [], failure: null, unanswered: null, theirs: null }
}

function withForm(form: ShopDetailsForm): ShopDetailsContext {
  return { base: null, original: form, form, problems: [], failure: null, unanswered: null, theirs: null, added: 0 }
}
