import { expect, it, vi } from 'vitest'
import { withoutInspector } from './inspected-address.ts'
import { keepInspected } from './keep-inspected.ts'

/** A window whose history only records the addresses, with the function that goes back. */
function openPage(address: string) {
  const location = new URL(address)
  const addresses: string[] = []
  const record = (_state: unknown, _unused: string, url?: string | URL | null) =>
    void addresses.push(url == null ? 'unchanged' : new URL(url, location).href.replace(location.origin, ''))
  const history = { pushState: record, replaceState: record } as History
  const onMove = vi.fn()
  let goBack = () => {}
  keepInspected({ history, location: location as unknown as Location, addEventListener: (_, back) => (goBack = back) }, onMove)
  return { history, addresses, onMove, goBack: () => goBack() }
}

it('keeps ?inspect in the address of every page that a link opens', () => {
  const { history, addresses } = openPage('https://shop.example/contact?inspect')
  history.pushState(null, '', '/shop')
  history.pushState(null, '', '/shop?search=sofa%20bed#top')
  history.replaceState(null, '', '/shop?inspect&page=2')
  history.replaceState({ idx: 1 }, '')
  expect(addresses).toEqual(['/shop?inspect', '/shop?search=sofa%20bed&inspect#top', '/shop?inspect&page=2', 'unchanged'])
})

it('keeps the value of ?inspect=stately', () => {
  const { history, addresses } = openPage('https://shop.example/?inspect=stately')
  history.pushState(null, '', '/shop')
  expect(addresses).toEqual(['/shop?inspect=stately'])
})

it('adds nothing to the addresses of a page that was opened without ?inspect', () => {
  const { history, addresses } = openPage('https://shop.example/contact')
  history.pushState(null, '', '/shop')
  expect(addresses).toEqual(['/shop'])
})

it('reports each change of the address, also by Back', () => {
  const { history, onMove, goBack } = openPage('https://shop.example/contact?inspect')
  history.pushState(null, '', '/shop')
  goBack()
  expect(onMove).toHaveBeenCalledTimes(2)
})

it.each([
  ['https://shop.example/shop?inspect', 'https://shop.example/shop'],
  ['https://shop.example/shop?search=a%20b&inspect=stately&page=2#top', 'https://shop.example/shop?search=a%20b&page=2#top'],
  ['https://shop.example/shop?inspected=1', 'https://shop.example/shop?inspected=1'],
])('closing the inspector at %s leads to %s', (address, next) => {
  expect(withoutInspector(address)).toBe(next)
})
