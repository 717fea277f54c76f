import type { ECatalogue, ShopDetailsForm } from './shop-details.types.ts'

/** Changed texts of an e-catalogue. */
export interface CatalogueChange {
  key: string
  catalogue: Partial<Pick<ECatalogue, 'title' | 'href'>>
}

/** The form with an empty e-catalogue at the end. */
export function withAddedCatalogue(form: ShopDetailsForm, number: number): ShopDetailsForm {
  const added: ECatalogue = { key: `new-catalogue-${number}`, title: '', href: '', pictures: [] }
  return { ...form, catalogues: [...form.catalogues, added] }
}

/** The form with changed texts of an e-catalogue. */
export function withCatalogue(form: ShopDetailsForm, key: string, change: CatalogueChange['catalogue']): ShopDetailsForm {
  return { ...form, catalogues: form.catalogues.map((one) => (one.key === key ? { ...one, ...change } : one)) }
}
