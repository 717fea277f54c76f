import { writeCatalogueView } from '../../app/catalogue/catalogue-view.ts'
import type { CatalogueView } from '../../app/catalogue/catalogue-view.ts'

/** Hidden fields with the rest of the view, for a browser that submits a choice as a plain form without JavaScript. */
export function HiddenChoices({ view }: { view: CatalogueView }) {
  const parameters = new URLSearchParams(writeCatalogueView(view))
  return [...parameters].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
