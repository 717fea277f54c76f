import type { SearchReport } from '@shop/api'
import { button, confirm, fill, inRow, press } from './driver.ts'
import type { Driver } from './driver.ts'
import { fieldsHold, isAt, isVisible, question, tells } from './expectations.ts'
import { openAsAdmin } from './identity.ts'

/** The driver of the synonyms. */
export const synonymsDriver: Driver = {
  begin: () => openAsAdmin('/admin/search'),
  events: {
    'report.retry': press('Try again'),
    'form.opened': ({ search: missed }) => [
      `await ${button(missed === null ? 'New synonym' : `Add a synonym for ${missed as string}`)}.click()`,
    ],
    'fields.typed': fill({ word: 'Shoppers search for', means: 'They mean' }),
    'form.submitted': press('Save synonym'),
    'form.closed': press('Close'),
    'removal.requested': ({ id }, { report }) => inRow((report as SearchReport).synonyms, id, ({ word }) => `Remove ${word}`),
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
}
