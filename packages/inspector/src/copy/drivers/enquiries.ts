import { enquiryStatuses, enquiryStatusLabels } from '@shop/domain'
import type { StaffLine } from '@shop/machines'
import { asCode } from '../as-code.ts'
import { button, field, fill, goToPage, leaves, press, search, searchNow } from './driver.ts'
import type { Driver, RecordedEvent } from './driver.ts'
import { fieldsHold, isAt, isVisible, question, tells, tellsProblems } from './expectations.ts'
import { openAsAdmin } from './identity.ts'

const labels = {
  name: 'Name',
  phoneNumber: 'Phone number',
  quotedTotal: 'Quoted price',
  deposit: 'Deposit',
  promisedDate: 'Promised date',
  note: 'Note for the staff',
  reason: 'Reason',
}
const newLabels = { name: 'Name', phoneNumber: 'Phone number (optional)', note: 'Note (optional)' }
const filterLabels = { status: 'Status', sort: 'Order', from: 'From', until: 'Until' }

/** The button that saves each kind of change. */
const saves: Readonly<Record<string, string | RegExp>> = {
  note: 'Add note',
  quote: 'Save quote',
  undo: /^Undo “/,
  step: new RegExp(`^Mark as (${enquiryStatuses.map((status) => enquiryStatusLabels[status].toLowerCase()).join('|')})$`),
}

/** Fills the fields of a form, and chooses the next step. */
function typed({ values }: RecordedEvent): string[] {
  const { to, ...texts } = values as Record<string, string>
  return [
    ...(to === undefined ? [] : [`await ${field('Next step')}.selectOption(${asCode(to)})`]),
    ...fill(labels)({ values: texts }),
  ]
}

/** Chooses each filter. The dates and the order are behind a summary. */
function filtered({ filters }: RecordedEvent): string[] {
  return Object.entries(filters as Record<keyof typeof filterLabels, string | null>).flatMap(([name, value]) => {
    const control = field(filterLabels[name as keyof typeof filterLabels])
    if (name === 'status') return [`await ${control}.selectOption(${asCode(value ?? '')})`]
    const open = "await page.locator('details', { hasText: 'Dates and order' }).evaluate((part) => part.setAttribute('open', ''))"
    return [open, name === 'sort' ? `await ${control}.selectOption(${asCode(value)})` : `await ${control}.fill(${asCode(value)})`]
  })
}

/** Searches for a product and adds it. */
const addsProduct = ({ name }: StaffLine) => [
  `await ${field('Search products')}.fill(${asCode(name)})`,
  `await ${button(`Add ${name}`)}.click()`,
]

/** Presses the stepper of a chosen item, which changes its quantity by one, or removes it. */
function setsQuantity({ item, quantity }: RecordedEvent, { lines }: RecordedEvent): string[] | null {
  const line = (lines as readonly StaffLine[]).find((one) => one.item === item)
  if (!line) return null
  if (quantity === 0) return press(`Remove ${line.name}`)()
  const name = Number(quantity) > line.quantity ? 'Increase quantity' : 'Decrease quantity'
  const stepper = `page.getByRole('group', { name: ${asCode(`Quantity of ${line.name}`)}, exact: true })`
  return Array.from({ length: Math.abs(Number(quantity) - line.quantity) }, () => `await ${button(name, stepper)}.click()`)
}

/** The drivers of the admins' screens about enquiries. */
export const enquiryDrivers: Readonly<Record<string, Driver>> = {
  enquiryInbox: {
    begin: () => openAsAdmin('/admin/enquiries'),
    events: {
      'search.typed': search('Search enquiries'),
      'search.submitted': searchNow('Search enquiries'),
      'filters.set': filtered,
      'page.go': goToPage,
      'list.retry': press('Try again'),
      // Other pages of the admin and the return to the window refresh the list.
      'list.refresh': () => null,
    },
    expects: ({ value, context: { enquiries, searchText, problem } }) => [
      isAt('/admin/enquiries'),
      ...(value === 'ready'
        ? [
            `await expect(page.getByRole('list', { name: 'Enquiries', exact: true }).getByRole('listitem')).toHaveCount(${(enquiries as unknown[]).length})`,
          ]
        : []),
      ...(value === 'failed' ? tells(problem) : []),
      `await expect(${field('Search enquiries')}).toHaveValue(${asCode(searchText)})`,
    ],
    requests: { page: { path: '/admin/enquiries?*' }, refresh: { path: '/admin/enquiries?*' } },
  },
  enquiryDesk: {
    begin: ({ reference }) => openAsAdmin(`/admin/enquiries/${String(reference)}`),
    events: {
      'form.set': typed,
      'change.save': ({ kind }) => [`await ${button(saves[kind as string]!)}.click()`],
      'form.retry': press('Try again'),
      'form.leave': () => ["await page.getByRole('link', { name: 'All enquiries', exact: true }).click()"],
      ...leaves,
    },
    expects: ({ value, context: { form, problems, failure } }) => {
      if (/(asking|leaving)$/.test(value)) return [isVisible(question)]
      if (value === 'unloaded') return tells(failure)
      return value.startsWith('editing') ? [...tells(failure), ...tellsProblems(problems), ...fieldsHold(labels, form)] : []
    },
    requests: {
      load: { path: '/admin/enquiries/*' },
      compare: { path: '/admin/enquiries/*' },
      save: { path: '/admin/enquiries/*/{steps,undo,notes,quote}' },
    },
  },
  staffEnquiry: {
    begin: () => openAsAdmin('/admin/enquiries/new'),
    events: {
      'fields.typed': fill(newLabels),
      'line.add': ({ line }) => addsProduct(line as StaffLine),
      'line.set': setsQuantity,
      'form.submit': press('Add enquiry'),
      'form.leave': () => ["await page.getByRole('link', { name: 'All enquiries', exact: true }).click()"],
      ...leaves,
    },
    expects: ({ value, context: { values, lines, problems, failure } }) => {
      if (/(asking|leaving)$/.test(value)) return [isVisible(question)]
      if (value !== 'editing') return []
      const count = (lines as unknown[]).length
      return [
        ...tells(failure),
        ...Object.values(problems as object).flatMap(tells),
        ...fieldsHold(newLabels, values),
        `await expect(page.getByRole('list', { name: 'Chosen items' }).getByRole('listitem')).toHaveCount(${count})`,
      ]
    },
    requests: { save: { path: '/admin/add-enquiry' } },
  },
  enquiryFigures: {
    begin: () => openAsAdmin('/admin/dashboard'),
    events: { 'load.retry': press('Try again') },
    expects: ({ context: { problem } }) => [isAt('/admin/dashboard'), ...tells(problem)],
    requests: { load: { path: '/admin/enquiry-figures' } },
  },
}
