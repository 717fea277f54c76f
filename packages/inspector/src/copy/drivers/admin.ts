import { stripMarkup, weekdayName } from '@shop/domain'
import type { ShopLine, Weekday } from '@shop/domain'
import type { ProductFields } from '@shop/machines'
import { productLabels } from '@shop/ui/patterns/product-form'
import { shopLines } from '@shop/ui/patterns/shop-details-form'
import { asCode } from '../as-code.ts'
import { confirm, button, automatic, field, fill, opens, pageOf, press, search, searchNow } from './driver.ts'
import type { Driver, RecordedEvent } from './driver.ts'
import { fieldsHold, isAt, isVisible, question, shows, tells, tellsProblems } from './expectations.ts'
import { asAdmin } from './identity.ts'

/** Opens an address as an admin. */
export const openAsAdmin = (address: string) => [...asAdmin(), ...opens(address)]

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

/** Whether a dialog asks the user something. */
const isAsking = (value: string) => /(asking|moving|conflicting)$/.test(value)

/** The driver of an editor. Files are not recorded, so images become manual steps. */
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
      'form.submit': press(new RegExp(`^(Add ${Kind}|Save Changes)$`)),
      'form.retry': press('Try again'),
      'form.leave': press('Cancel'),
      'unfinished.continue': press('Continue'),
      'unfinished.discard': press('Discard'),
      'leave.confirm': confirm('Leave'),
      'leave.cancel': confirm('Stay'),
      'move.confirm': confirm('Move and save'),
      'move.cancel': confirm('Back to the form'),
      'pictures.restore': press('Undo'),
      'conflict.keepMine': confirm('Keep my changes'),
      'conflict.takeTheirs': confirm('Take theirs'),
      'conflict.dismiss': confirm('Back to the form'),
      ...more,
    },
    expects: ({ value, context }) => {
      if (isAsking(value)) return [isVisible(question)]
      if (value === 'unloaded') return tells(context['failure'])
      if (!value.startsWith('editing')) return []
      return [...tells(context['failure']), ...tellsProblems(context['problems']), ...fieldsShow(context['form'])]
    },
    requests: { load: read, compare: read, save: { path: `/admin/operations/*${Kind}{,/*}` } },
  }
}

/** Sets the checkbox of a day before its times, which are hidden while the day is closed. */
function hoursOfDay(day: Weekday, { isOpen, ...times }: RecordedEvent): string[] {
  const label = weekdayName(day)
  return [
    ...(isOpen === undefined ? [] : [`await ${field(label)}.setChecked(${isOpen === true})`]),
    ...Object.entries(times).map(([name, time]) => `await ${field(`${label} ${name}`)}.fill(${asCode(time)})`),
  ]
}

const nameOfRelated = ({ related }: RecordedEvent) => asCode((related as RecordedEvent)['name'])

/** The drivers of the admin screens. */
export const adminDrivers: Readonly<Record<string, Driver>> = {
  catalogueAdmin: {
    begin: () => openAsAdmin('/admin/dashboard?section=products'),
    events: {
      'section.open': automatic,
      'page.go': ({ page }) => [`await ${button(`Page ${String(page)}`)}.click()`],
      // Clicks on a heading sort ascending, then descending, then not at all, so removing the order names no heading.
      'sort.set': ({ sort }) => (sort === null ? null : [`await ${button(sort === 'name' ? 'Name' : 'Price')}.click()`]),
      'search.typed': search('Search products'),
      'search.submitted': searchNow('Search products'),
      // The three filters are selects without a recorded name.
      'filters.set': () => null,
      'list.refresh': press('Try again'),
    },
    expects: ({ value, context: { items, searchText, problem } }) => [
      isAt('/admin/dashboard'),
      ...(value.includes('open.ready')
        ? [`await expect(page.locator('tbody tr')).toHaveCount(${(items as unknown[]).length})`]
        : []),
      ...(value.includes('open.failed') ? tells(problem) : []),
      `await expect(${field('Search products')}).toHaveValue(${asCode(searchText)})`,
    ],
    requests: {
      page: {
        path: '/admin/products?*',
        body: (output) => {
          const { items, total } = output as RecordedEvent
          return { products: items, hasMore: false, total }
        },
      },
      count: { path: '/products/count', body: (totalProducts) => ({ totalProducts }) },
    },
  },
  productEditor: editor('product', {
    'related.add': (event) => [`await ${field('Collection')}.selectOption({ label: ${nameOfRelated(event)} })`],
    'related.remove': () => [`await ${field('Collection')}.selectOption('')`],
  }),
  collectionEditor: editor('collection', {
    'related.add': (event) => [
      `await page.getByRole('list', { name: 'Found products' }).getByRole('listitem').filter({ hasText: ${nameOfRelated(event)} }).click()`,
    ],
  }),
  bulkChange: {
    begin: () => openAsAdmin('/admin/dashboard?section=products'),
    events: {
      'kind.choose': ({ kind }) => [`await ${field('What to change')}.selectOption('${String(kind)}')`],
      'percent.typed': ({ percent }) => [`await ${field('Percent')}.fill(${asCode(percent)})`],
      'change.confirm': press(/^(Apply|Change \d|Delete \d)/),
      'change.cancel': press('Cancel'),
      'change.undo': press('Undo'),
    },
    expects: ({ value, context: { kind, percent, failure } }) =>
      value === 'choosing'
        ? [...tells(failure), ...(kind === 'raise' || kind === 'lower' ? fieldsHold({ percent: 'Percent' }, { percent }) : [])]
        : [isAt('/admin/dashboard')],
    requests: { save: { path: '/admin/operations/changeItems' }, undo: { path: '/admin/operations/changeItems' } },
  },
  shopDetails: {
    begin: () => openAsAdmin('/admin/shop'),
    events: {
      'lines.set': ({ lines = {} }) =>
        Object.entries(lines as Partial<Record<ShopLine, string>>).map(
          ([name, value]) => `await ${field(shopLines[name as ShopLine].label)}.fill(${asCode(value)})`,
        ),
      'catalogue.add': press('Add e-catalogue'),
      'hours.set': ({ day, hours }) => hoursOfDay(day as Weekday, hours as RecordedEvent),
      'form.submit': press('Save Changes'),
      'form.retry': press('Try again'),
      'form.leave': press('Cancel'),
      'leave.confirm': confirm('Leave'),
      'leave.cancel': confirm('Stay'),
      'conflict.keepMine': confirm('Keep my changes'),
      'conflict.takeTheirs': confirm('Take theirs'),
      'conflict.dismiss': confirm('Back to the form'),
    },
    expects: ({ value, context: { form, problems, failure } }) => {
      if (isAsking(value)) return [isVisible(question)]
      if (value === 'unloaded') return tells(failure)
      if (!value.startsWith('editing')) return []
      const labels = Object.fromEntries(Object.entries(shopLines).map(([name, { label }]) => [name, label]))
      return [...tells(failure), ...tellsProblems(problems), ...fieldsHold(labels, (form as RecordedEvent)['lines'])]
    },
    requests: {
      load: { path: '/admin/shop' },
      compare: { path: '/admin/shop' },
      save: { path: '/admin/operations/updateShop' },
    },
  },
  admins: {
    begin: () => openAsAdmin('/admin/account'),
    events: {
      'list.retry': press('Try again'),
      'email.typed': ({ email }) => [`await ${field('Email')}.fill(${asCode(email)})`],
      'invitation.submitted': press('Send Invitation'),
      'invitation.renewed': ({ email }) => [`await ${button(`Send again to ${String(email)}`)}.click()`],
      'removal.confirmed': confirm('Remove'),
      'removal.cancelled': confirm('Cancel'),
      'password.typed': ({ password }) => [`await ${field('Password')}.fill(${asCode(password)})`],
      'password.submitted': press('Continue'),
      'password.cancelled': press('Close'),
    },
    expects: ({ value, context: { admins, invitations, values, problems, problem } }) => {
      if (value === 'asking') return [isVisible(question)]
      if (value === 'identifying') return [shows('Your password, please'), ...tells(problem)]
      if (value !== 'idle') return value === 'failed' ? tells(problem) : []
      const count = (admins as unknown[]).length + (invitations as unknown[]).length
      return [
        `await expect(page.getByRole('list', { name: 'Admins and invitations' }).getByRole('listitem')).toHaveCount(${count})`,
        ...fieldsHold({ email: 'Email' }, values),
        ...Object.values(problems as object).flatMap(tells),
      ]
    },
    requests: {
      load: { path: '/admin/admins' },
      change: { path: '/admin/{admins,invitations}*' },
      logIn: { path: '/admin/login' },
    },
  },
  synonyms: {
    begin: () => openAsAdmin('/admin/search'),
    events: {
      'report.retry': press('Try again'),
      'form.opened': ({ search: missed }) => [
        `await ${button(missed === null ? 'New synonym' : `Add a synonym for ${missed as string}`)}.click()`,
      ],
      'fields.typed': fill({ word: 'Shoppers search for', means: 'They mean' }),
      'form.submitted': press('Save synonym'),
      'form.closed': press('Close'),
      'removal.confirmed': confirm('Remove'),
      'removal.cancelled': confirm('Cancel'),
    },
    expects: ({ value, context: { values, problems, problem } }) => {
      if (value === 'asking') return [isVisible(question), ...tells(problem)]
      if (value === 'failed') return tells(problem)
      if (!value.startsWith('editing')) return [isAt('/admin/search')]
      const labels = { word: 'Shoppers search for', means: 'They mean' }
      return [...fieldsHold(labels, values), ...Object.values(problems as object).flatMap(tells), ...tells(problem)]
    },
    requests: {
      load: { path: '/admin/search' },
      preview: { path: '/admin/search/preview?*' },
      save: { path: '/admin/search/synonyms' },
      remove: { path: '/admin/search/synonyms/*' },
    },
  },
  overview: {
    begin: () => openAsAdmin('/admin/dashboard'),
    events: { 'load.retry': press('Try again') },
    expects: ({ context: { problem } }) => [isAt('/admin/dashboard'), ...tells(problem)],
    requests: { load: { path: '/admin/overview' } },
  },
  itemDeletion: {
    begin: ({ itemType, id }) => [...openAsAdmin(pageOf(itemType, id)), `await ${button(`Delete ${String(itemType)}`)}.click()`],
    events: {
      'deletion.confirm': confirm('Delete'),
      'deletion.cancel': confirm('Cancel'),
      'deletion.undo': press('Undo'),
    },
    expects: ({ value, context }) =>
      value === 'asking' ? [isVisible(question), shows(context['question']), ...tells(context['failure'])] : [],
    requests: { delete: { path: '/admin/operations/del*/*' }, restore: { path: '/admin/operations/restore*/*' } },
  },
}
