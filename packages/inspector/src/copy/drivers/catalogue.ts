import { shopSentences } from '@shop/domain'
import type { Suggestions } from '@shop/machines'
import { asCode } from '../as-code.ts'
import { at, button, field, opens, press, search, searchNow } from './driver.ts'
import type { Driver, RecordedEvent } from './driver.ts'
import { isAt, isVisible, shows } from './expectations.ts'
import { storesChoice } from './forms.ts'
import { isOfCollections, searchBoxOf, searchesFor, setsFilters } from './filters.ts'

/** The dot of a slide, or on a wide screen the thumbnail of a picture. */
const slideButton = (index: unknown) => button(new RegExp(`^Show (?:picture )?${Number(index) + 1}\\b`))

/** The items of a page, by the kind that they have. Those of an empty page may be of either kind. */
function itemsOf(items: readonly object[]): RecordedEvent {
  const [first] = items
  if (first === undefined) return { products: [], collections: [] }
  return 'coverImage' in first ? { collections: items } : { products: items }
}

const page = {
  // Suggestions come from the same endpoint, without a page.
  path: '/{products,collections}?*page=*',
  body: (output: unknown) => {
    const { items, ...rest } = output as RecordedEvent & { items: readonly object[] }
    return { ...itemsOf(items), ...rest }
  },
}

/** The response with suggested products, and the categories in the typed text. The page itself finds the styles. */
const found = (output: unknown) => {
  const { products, categories } = output as Suggestions
  const total = products.length
  return { products, hasMore: false, total, searched: { exact: total, note: null, understood: [], categories } }
}

/** Stores the recent searches, which the browser may have from an earlier visit. */
const storesSearches = (recent: unknown) =>
  (recent as string[]).length === 0
    ? []
    : [`await page.evaluate((recent) => localStorage.setItem('recentSearches', recent), ${asCode(JSON.stringify(recent))})`]

/** What the user does to pause or resume the slideshow. Playwright cannot hide a page behind another tab. */
const slideshow =
  (actions: Readonly<Record<string, string>>) =>
  ({ reason }: RecordedEvent) =>
    actions[reason as string] === undefined ? null : [`await ${actions[reason as string]}`]

const hero = "page.getByRole('region', { name: 'Introduction' })"
const playButton = button(/^(Play|Pause) slideshow$/)

/** Moves a finger over the slide that is shown. */
function swipes({ distance }: RecordedEvent): string[] {
  const slide = `page.locator('[aria-roledescription="slide"][data-place="current"]').first()`
  return ['pointerdown', 'pointerup'].map((type, place) => {
    const finger = { pointerType: 'touch', isPrimary: true, clientX: 200 + place * Number(distance) }
    return `await ${slide}.dispatchEvent('${type}', ${asCode(finger)})`
  })
}

/** The drivers of the catalogue list and of the carousels. */
export const catalogueDrivers: Readonly<Record<string, Driver>> = {
  pagedList: {
    begin: at('/shop'),
    events: {
      'page.more': press('Load More'),
      'search.typed': (event, before) => search(searchBoxOf(before))(event),
      'search.submitted': (_, before) => searchNow(searchBoxOf(before))(),
      'filters.set': setsFilters,
      'list.retry': press('Try again'),
    },
    expects: ({ value, context: { filters, items, searchText, problem } }) => {
      // A pending response may change the list before it is compared.
      if (value.includes('list.loading')) return [isAt('/shop')]
      return [
        isAt('/shop'),
        ...(problem === null ? [] : [shows(problem)]),
        // Below an empty list there are cards of other items.
        value.includes('list.empty')
          ? shows(isOfCollections({ filters }) ? shopSentences.noFilteredCollections : shopSentences.noFilteredProducts)
          : `await expect(page.getByRole('main').getByRole('article')).toHaveCount(${(items as unknown[]).length})`,
        `await expect(${field(searchBoxOf({ filters }))}).toHaveValue(${asCode(searchText)})`,
      ]
    },
    requests: { firstPage: page, nextPage: page },
  },
  suggestions: {
    begin: () => [...storesChoice('accepted'), ...opens('/shop')],
    events: {
      'text.typed': search('Search products'),
      'search.made': ({ search: text }) => searchesFor(text),
      'recent.removed': ({ search: text }) => [`await ${button(`Remove ${String(text)}`)}.click()`],
      'recent.cleared': press('Clear recent searches'),
      'list.closed': () => [`await ${field('Search products')}.press('Escape')`],
    },
    expects: ({ value, context: { recent } }) =>
      value === 'recent' ? (recent as string[]).map((text) => isVisible(button(`Remove ${text}`))) : [],
    requests: { load: { path: '/products?*isSuggestion=*', body: found }, recall: { prepares: storesSearches } },
  },
  carousel: {
    // Only the hero of Home has an interval; the other carousel is the gallery of an item.
    begin: ({ interval }) => (interval === undefined ? ['// Open a product with as many images first.'] : opens('/')),
    events: {
      'slide.next': press('Next'),
      'slide.previous': press('Previous'),
      'slide.go': ({ index }) => [`await ${slideButton(index)}.click()`],
      'swipe.end': swipes,
      'autoplay.pause': slideshow({
        button: `${button('Pause slideshow')}.click()`,
        hover: `${hero}.hover()`,
        focus: `${playButton}.focus()`,
      }),
      'autoplay.resume': slideshow({
        button: `${button('Play slideshow')}.click()`,
        hover: 'page.mouse.move(0, 0)',
        focus: `${playButton}.blur()`,
      }),
    },
    // A slideshow that plays may show the next slide before it is compared.
    expects: ({ value, context: { index } }) =>
      value.includes('playing') ? [] : [isVisible(`${slideButton(index)}.and(page.locator('[aria-current]'))`)],
    requests: {},
  },
}
