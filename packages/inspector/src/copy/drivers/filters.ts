import { choiceTexts } from '@shop/ui/patterns/filter-dialog'
import { markLabels } from '@shop/ui/patterns/filters'
import type { ChoiceKey, FilterValues, MarkKey } from '@shop/ui/patterns/filters'
import { asCode } from '../as-code.ts'
import { button, field, press, search, searchNow } from './driver.ts'
import type { RecordedEvent } from './driver.ts'

/** Whether a list shows collections. */
export const isOfCollections = ({ filters }: RecordedEvent) => (filters as RecordedEvent | undefined)?.['tab'] === 'collections'

/** The label of the search box of a list. */
export const searchBoxOf = (context: RecordedEvent) => (isOfCollections(context) ? 'Search collections' : 'Search products')

const productSelects = Object.fromEntries(Object.entries(choiceTexts).map(([name, { label }]) => [name, label]))
const collectionSelects = { style: choiceTexts.style.label }
const prices: Record<Exclude<keyof FilterValues, ChoiceKey | MarkKey>, string> = { minPrice: 'Lowest', maxPrice: 'Highest' }
const dialog = "page.getByRole('dialog', { name: 'Filters' })"

/**
 * Sets the filters of the list that differ from those before: in the dialog, and those that have controls of their own. The page has a
 * select of categories too, next to that of the dialog.
 */
export function setsFilters({ filters }: RecordedEvent, before: RecordedEvent): string[] {
  const [old, next] = [before['filters'] ?? {}, filters] as [RecordedEvent, RecordedEvent]
  // The tab of collections has no control for these, and drops them by itself.
  const selects: Readonly<Record<string, string>> = next['tab'] === 'collections' ? collectionSelects : productSelects
  const changed = <Name extends string>(labels: Readonly<Record<Name, string>>, act: (label: string, value: unknown) => string) =>
    (Object.entries(labels) as [Name, string][]).flatMap(([name, label]) =>
      old[name] === next[name] ? [] : [act(label, next[name])],
    )
  const inDialog = [
    ...changed(selects, (label, value) => `await ${field(label, dialog)}.selectOption(${asCode(value ?? '')})`),
    ...changed(
      prices,
      (label, value) => `await ${field(label, dialog)}.fill(${asCode(String((value ?? '') as string | number))})`,
    ),
    // The number of items follows the name.
    ...changed(
      markLabels,
      (label, value) => `await ${dialog}.getByRole('checkbox', { name: '${label}' }).setChecked(${value === true})`,
    ),
  ]
  const tab = next['tab'] === 'collections' ? 'Collections' : 'Products'
  return [
    ...(old['tab'] === next['tab'] ? [] : [`await page.getByRole('tab', { name: '${tab}' }).click()`]),
    ...(old['search'] === next['search'] ? [] : searchesFor(next['search'] ?? '', searchBoxOf({ filters }))),
    ...(inDialog.length === 0 ? [] : [`await ${button(/^Filters/)}.click()`, ...inDialog, ...press('Apply')()]),
    ...changed(
      { sort: 'Sort by' },
      (label, sort) => `await ${field(label)}.selectOption(${asCode(sort ?? (next['search'] ? '' : 'newest'))})`,
    ),
  ]
}

/** Types a text into the search box and presses Enter. */
export const searchesFor = (text: unknown, box = 'Search products') => [...search(box)({ text }), ...searchNow(box)()]
