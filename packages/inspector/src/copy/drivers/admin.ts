import type { AdminFilters, BulkItem } from '@shop/machines'
import { asCode } from '../as-code.ts'
import { adminsDriver } from './admins.ts'
import { automatic, button, confirm, field, goToPage, pageOf, press, search, searchNow } from './driver.ts'
import type { Driver, RecordedEvent } from './driver.ts'
import { editorDrivers } from './editors.ts'
import { restoredItem } from './example-responses.ts'
import { fieldsHold, isAt, isVisible, question, shows, tells } from './expectations.ts'
import { openAsAdmin } from './identity.ts'
import { shopDetailsDriver } from './shop-details.ts'
import { synonymsDriver } from './synonyms.ts'

/** The value of the select Show for the filters of a table. */
const shownOf = ({ isPromo, lacks, visibility }: AdminFilters) => (isPromo ? 'promotion' : (lacks ?? visibility ?? ''))

/** Chooses the filters of a table that differ from those before. */
function filtered({ filters }: RecordedEvent, before: RecordedEvent): string[] {
  const [old, next] = [before['filters'], filters] as [AdminFilters, AdminFilters]
  const selects = [
    ['Category', old.category ?? '', next.category ?? ''],
    ['Style', old.style ?? '', next.style ?? ''],
    ['Show', shownOf(old), shownOf(next)],
  ] as const
  return selects.flatMap(([label, was, is]) => (was === is ? [] : [`await ${field(label)}.selectOption(${asCode(is)})`]))
}

/** The driver of the table of products or collections. */
export const tableDriver = (section: 'products' | 'collections'): Driver => ({
  begin: () => openAsAdmin(`/admin/dashboard?section=${section}`),
  events: {
    'section.open': automatic,
    'page.go': goToPage,
    // Clicks on a heading sort ascending, then descending, then not at all.
    'sort.set': ({ sort }, { sort: before }) => [`await ${button((sort ?? before) === 'name' ? 'Name' : 'Price')}.click()`],
    'search.typed': search(`Search ${section}`),
    'search.submitted': searchNow(`Search ${section}`),
    'filters.set': filtered,
    // The page refreshes a table by itself too, such as after a save.
    'list.refresh': (_, { problem }) => (typeof problem === 'string' ? press('Try again')() : []),
  },
  expects: ({ value, context: { items, searchText, problem } }) => [
    isAt('/admin/dashboard'),
    ...(value.includes('open.ready')
      ? [`await expect(page.locator('tbody tr')).toHaveCount(${(items as unknown[]).length})`]
      : []),
    ...(value.includes('open.failed') ? tells(problem) : []),
    `await expect(${field(`Search ${section}`)}).toHaveValue(${asCode(searchText)})`,
  ],
  requests: {
    page: {
      path: `/admin/${section}?*`,
      body: (output) => {
        const { items, total } = output as RecordedEvent
        return { [section]: items, hasMore: false, total }
      },
    },
    count: {
      path: `/${section}/count`,
      body: (total) => ({ [section === 'products' ? 'totalProducts' : 'totalCollections']: total }),
    },
  },
})

/** Opens a table with the items chosen, and the dialog that changes them. */
function chosenIn({ itemType, items }: RecordedEvent): string[] {
  return [
    ...openAsAdmin(`/admin/dashboard?section=${itemType === 'Collection' ? 'collections' : 'products'}`),
    ...(items as readonly BulkItem[]).map(({ name }) => `await ${field(`Select ${name}`)}.check()`),
    ...press('Change')(),
  ]
}

const changeItems = { path: '/admin/operations/changeItems', body: (items: unknown) => ({ items }) }

/** The drivers of the admin screens. */
export const adminDrivers: Readonly<Record<string, Driver>> = {
  adminTable: tableDriver('products'),
  bulkChange: {
    begin: chosenIn,
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
    requests: { save: changeItems, undo: changeItems },
  },
  ...editorDrivers,
  shopDetails: shopDetailsDriver,
  admins: adminsDriver,
  synonyms: synonymsDriver,
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
    requests: {
      delete: { path: '/admin/operations/del*/*' },
      restore: { path: '/admin/operations/restore*/*', body: () => restoredItem },
    },
  },
}
