import { stripMarkup } from '@shop/domain'
import type { EditedPicture, ProductFields } from '@shop/machines'
import { productLabels } from '@shop/ui/patterns/product-form'
import { asCode } from '../as-code.ts'
import { conflicts, confirm, field, inRow, leaves, press } from './driver.ts'
import type { Driver, RecordedEvent } from './driver.ts'
import { formShows } from './expectations.ts'
import { openAsAdmin } from './identity.ts'
import { pictureEvents } from './pictures.ts'

/** The kind of control that each field of a form has. */
const controls: Record<keyof ProductFields, 'text' | 'select' | 'editor' | 'switch'> = {
  name: 'text',
  description: 'editor',
  items: 'text',
  price: 'text',
  style: 'select',
  isBestSeller: 'switch',
  isPromo: 'switch',
  discountedPrice: 'text',
  isForeign: 'switch',
  origin: 'text',
  category: 'select',
  width: 'text',
  depth: 'text',
  height: 'text',
  material: 'text',
  leadTimeMinimum: 'text',
  leadTimeMaximum: 'text',
}

/** Fills the fields of a form. Switches come first because other fields appear only when they are on. */
function fields({ fields: typed = {} }: RecordedEvent): string[] {
  const changed = typed as Partial<ProductFields>
  const names = (Object.keys(controls) as (keyof ProductFields)[]).filter((name) => changed[name] !== undefined)
  const of = (kind: (typeof controls)[keyof ProductFields], act: (label: string, value: unknown) => string) =>
    names.filter((name) => controls[name] === kind).map((name) => act(productLabels[name], changed[name]))
  return [
    ...of('switch', (label, value) => `await page.getByRole('switch', { name: ${asCode(label)} }).setChecked(${value === true})`),
    // Some labels end with a note that the field is optional.
    ...of('text', (label, value) => `await page.getByLabel(/^${label}/).fill(${asCode(value)})`),
    ...of('select', (label, value) => `await ${field(label)}.selectOption(${asCode(value)})`),
    ...of(
      'editor',
      (label, value) =>
        `await page.frameLocator('iframe[title="${label}"]').locator('body').fill(${asCode(stripMarkup(String(value)))})`,
    ),
  ]
}

/** Expects the typed values of a form's fields. A hidden field has none, and the editor of texts changes its markup. */
function fieldsShow(form: unknown): string[] {
  const { fields: typed } = form as { fields: Partial<ProductFields> }
  return Object.entries(typed).flatMap(([name, value]) => {
    const label = productLabels[name as keyof ProductFields]
    const kind = controls[name as keyof ProductFields]
    if (kind === 'switch')
      return [`await expect(page.getByRole('switch', { name: ${asCode(label)} })).toBeChecked({ checked: ${value === true} })`]
    if (kind === 'editor' || value === '') return []
    return [`await expect(page.getByLabel(/^${label}/)).toHaveValue(${asCode(value)})`]
  })
}

interface EditedForm {
  pictures: readonly EditedPicture[]
  related: readonly { _id: string; name: string }[]
}

/** Unfinished forms are in the browser of the admin who began them, so only a recording without any can be prepared. */
const recalls = (forms: unknown) => ((forms as unknown[]).length === 0 ? [] : null)

const inBrowser = { prepares: () => [] }

/** The driver of an editor. */
function editor(kind: 'product' | 'collection', more: Driver['events']): Driver {
  const Kind = kind === 'product' ? 'Product' : 'Collection'
  const read = { path: `/admin/${kind}s/*` }
  return {
    begin: ({ id, loaded }) => {
      const edited = (id ?? (loaded as RecordedEvent | undefined)?.['_id']) as string | undefined
      return openAsAdmin(edited === undefined ? `/admin/${kind}s/new` : `/admin/${kind}s/edit/${edited}`)
    },
    events: {
      'fields.set': fields,
      ...pictureEvents(({ form }) => ({
        label: kind === 'product' ? 'Pictures' : 'Cover image',
        pictures: (form as EditedForm).pictures,
      })),
      'form.submit': ({ asDraft }) => press(asDraft === true ? 'Save as draft' : new RegExp(`^(Add ${Kind}|Save Changes)$`))(),
      'form.retry': press('Try again'),
      'form.leave': press('Cancel'),
      'unfinished.continue': press('Continue'),
      'unfinished.discard': press('Discard'),
      ...leaves,
      'move.confirm': confirm('Move and save'),
      'move.cancel': confirm('Back to the form'),
      'pictures.restore': press('Undo'),
      ...conflicts,
      ...more,
    },
    expects: formShows(fieldsShow),
    requests: {
      load: read,
      compare: read,
      resume: read,
      save: { path: `/admin/operations/*${Kind}{,/*}` },
      read: inBrowser,
      recall: { prepares: recalls },
      store: inBrowser,
      keep: inBrowser,
      forget: inBrowser,
    },
  }
}

const nameOfRelated = ({ related }: RecordedEvent) => asCode((related as RecordedEvent)['name'])

/** The drivers of the forms of products and collections. */
export const editorDrivers: Readonly<Record<string, Driver>> = {
  productEditor: editor('product', {
    'related.add': (event) => [`await ${field('Collection')}.selectOption({ label: ${nameOfRelated(event)} })`],
    'related.remove': () => [`await ${field('Collection')}.selectOption('')`],
  }),
  collectionEditor: editor('collection', {
    'related.add': (event) => [
      `await page.getByRole('list', { name: 'Found products' }).getByRole('listitem').filter({ hasText: ${nameOfRelated(event)} }).click()`,
    ],
    'related.remove': ({ id }, { form }) => inRow((form as EditedForm).related, id, ({ name }) => `Remove ${name}`),
  }),
}
