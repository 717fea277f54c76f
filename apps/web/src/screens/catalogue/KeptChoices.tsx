import { writeCatalogueView } from '../../app/catalogue/catalogue-view.ts'
import type { CatalogueView } from '../../app/catalogue/catalogue-view.ts'

/** Without JavaScript a choice is a plain form: the rest of the view goes along in hidden fields. */
export function KeptChoices({ view }: { view: CatalogueView }) {
  const kept = new URLSearchParams(writeCatalogueView(view))
  return [...kept].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
