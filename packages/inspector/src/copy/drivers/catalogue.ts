import { at, button, opens, press, search, searchNow } from './driver.ts'
import type { Driver, RecordedEvent } from './driver.ts'

const page = {
  path: '/products?*',
  body: (output: unknown) => {
    const { items, ...rest } = output as RecordedEvent
    return { products: items, ...rest }
  },
}

/** By the button the slideshow is held; by pointer, focus and tab it holds by itself. */
const slideshow =
  (name: string) =>
  ({ reason }: RecordedEvent) =>
    reason === 'button' ? [`await ${button(name)}.click()`] : null

/** The list of the shop, and the rows of slides. */
export const catalogueDrivers: Readonly<Record<string, Driver>> = {
  pagedList: {
    begin: at('/shop'),
    events: {
      'page.more': press('Load More'),
      'search.typed': search('Search products'),
      'search.submitted': searchNow('Search products'),
      'list.retry': press('Try again'),
    },
    requests: { firstPage: page, nextPage: page },
  },
  carousel: {
    // With an interval it is the hero of Home; else the gallery of an item.
    begin: ({ interval }) =>
      interval === undefined ? ['// A product with as many pictures: its page comes first.'] : opens('/'),
    events: {
      'slide.next': press('Next'),
      'slide.previous': press('Previous'),
      'slide.go': ({ index }) => [`await ${button(new RegExp(`^Show ${Number(index) + 1} of `))}.click()`],
      'autoplay.pause': slideshow('Pause slideshow'),
      'autoplay.resume': slideshow('Play slideshow'),
    },
    requests: {},
  },
}
