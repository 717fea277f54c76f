import { shopSentences } from '@shop/domain'
import { asCode } from '../as-code.ts'
import { at, button, field, opens, press, search, searchNow } from './driver.ts'
import type { Driver, RecordedEvent } from './driver.ts'
import { isAt, isVisible, shows } from './expectations.ts'

const page = {
  // Suggestions come from the same endpoint, without a page.
  path: '/products?*page=*',
  body: (output: unknown) => {
    const { items, ...rest } = output as RecordedEvent
    return { products: items, ...rest }
  },
}

/** The user's action on the slideshow's button. Pointer, focus and a hidden tab pause it too, but they have no control. */
const slideshow =
  (name: string) =>
  ({ reason }: RecordedEvent) =>
    reason === 'button' ? [`await ${button(name)}.click()`] : null

/** The drivers of the catalogue list and of the carousels. */
export const catalogueDrivers: Readonly<Record<string, Driver>> = {
  pagedList: {
    begin: at('/shop'),
    events: {
      'page.more': press('Load More'),
      'search.typed': search('Search products'),
      'search.submitted': searchNow('Search products'),
      'list.retry': press('Try again'),
    },
    expects: ({ value, context: { items, searchText, problem } }) => {
      // A pending response may change the list before it is compared.
      if (value.includes('list.loading')) return [isAt('/shop')]
      return [
        isAt('/shop'),
        ...(problem === null ? [] : [shows(problem)]),
        // Below an empty list there are cards of other items.
        value.includes('list.empty')
          ? shows(shopSentences.noFilteredProducts)
          : `await expect(page.getByRole('main').getByRole('article')).toHaveCount(${(items as unknown[]).length})`,
        `await expect(${field('Search products')}).toHaveValue(${asCode(searchText)})`,
      ]
    },
    requests: { firstPage: page, nextPage: page },
  },
  carousel: {
    // Only the hero of Home has an interval; the other carousel is the gallery of an item.
    begin: ({ interval }) => (interval === undefined ? ['// Open a product with as many images first.'] : opens('/')),
    events: {
      'slide.next': press('Next'),
      'slide.previous': press('Previous'),
      'slide.go': ({ index }) => [`await ${button(new RegExp(`^Show ${Number(index) + 1} of `))}.click()`],
      'autoplay.pause': slideshow('Pause slideshow'),
      'autoplay.resume': slideshow('Play slideshow'),
    },
    // A slideshow that plays may show the next slide before it is compared.
    expects: ({ value, context: { index } }) =>
      value.includes('playing')
        ? []
        : [isVisible(`${button(new RegExp(`^Show ${Number(index) + 1} of `))}.and(page.locator('[aria-current]'))`)],
    requests: {},
  },
}
