import { expect, test } from 'vitest'
import { pageWindow } from './pageWindow.ts'

test.each([
  { page: 1, count: 1, places: [1] },
  { page: 3, count: 7, places: [1, 2, 3, 4, 5, 6, 7] },
  { page: 1, count: 8, places: [1, 2, 3, 4, 5, 'gap', 8] },
  { page: 4, count: 8, places: [1, 2, 3, 4, 5, 'gap', 8] },
  { page: 5, count: 8, places: [1, 'gap', 4, 5, 6, 7, 8] },
  { page: 10, count: 20, places: [1, 'gap', 9, 10, 11, 'gap', 20] },
  { page: 20, count: 20, places: [1, 'gap', 16, 17, 18, 19, 20] },
])('the pagination of page $page of $count shows $places', ({ page, count, places }) => {
  expect(pageWindow(page, count)).toEqual(places)
})

test('the pagination always has the same length and shows the current page and its neighbours', () => {
  for (let page = 1; page <= 30; page += 1) {
    const places = pageWindow(page, 30)
    expect(places).toHaveLength(7)
    expect(places).toEqual(expect.arrayContaining([1, Math.max(1, page - 1), page, Math.min(30, page + 1), 30]))
  }
})
