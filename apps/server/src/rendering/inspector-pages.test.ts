import { describe, expect, test } from 'vitest'
import shop from '../../../../shop.config.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { useTestShop } from '../testing/shop.ts'
import { renderPages } from './index.ts'
import type { InspectorBuild, WebBuild } from './index.ts'

const filesFrom = (script: string) => ({ starter: null, script, modules: [], styles: [] })

/** An app with the home page, and one that redirects. */
function buildWith(inspector: InspectorBuild | null): WebBuild {
  return {
    entry: {
      themeColors: { light: '#fff', dark: '#000' },
      async render(request: Request) {
        const { pathname } = new URL(request.url)
        if (pathname === '/login') return { kind: 'redirect', status: 302, location: '/profile?tab=orders#first' }
        const status = pathname === '/' ? 200 : 404
        return { kind: 'page', status, failure: null, head: '', renderBody: () => '', state: '', modules: [] }
      },
    },
    filesOf: () => filesFrom('/assets/shop.js'),
    inspector,
  } as unknown as WebBuild
}

function useShopWith(inspector: InspectorBuild | null) {
  const testShop = useTestShop(openTestDatabase, undefined, {
    shop,
    pages: (app) => renderPages(app, { build: async () => buildWith(inspector), publicUrl: 'http://127.0.0.1:3000' }),
  })
  return async (url: string) => {
    const { statusCode, body, headers } = await testShop.app.inject({ url })
    const [, script] = /<script type="module" src="([^"]*)"/.exec(body) ?? []
    const { 'cross-origin-opener-policy': opener, location } = headers
    return { status: statusCode, script, opener, ...(location !== undefined && { location }) }
  }
}

describe('a server with the inspector', () => {
  const open = useShopWith({
    inspected: () => filesFrom('/inspector-assets/inspected.js'),
    page: filesFrom('/inspector-assets/inspector.js'),
  })

  test('the inspector has a page when it is on', async () => {
    expect(await open('/inspector')).toMatchObject({ status: 200, script: '/inspector-assets/inspector.js' })
  })

  test.each(['/?inspect', '/?page=2&inspect', '/?inspect=stately'])(
    "%s serves the shop with the inspector's tap",
    async (url) => {
      expect(await open(url)).toEqual({
        status: 200,
        script: '/inspector-assets/inspected.js',
        opener: 'same-origin-allow-popups',
      })
    },
  )

  test.each([
    ['/login?inspect', '/profile?tab=orders&inspect#first'],
    ['/login?inspect=stately', '/profile?tab=orders&inspect=stately#first'],
    ['/login', '/profile?tab=orders#first'],
  ])('%s redirects to %s', async (url, location) => {
    expect(await open(url)).toMatchObject({ status: 302, location })
  })

  test.each(['/', '/?inspected=1', '/?search=inspect'])("%s serves the shop without the inspector's tap", async (url) => {
    expect(await open(url)).toEqual({ status: 200, script: '/assets/shop.js', opener: 'same-origin' })
  })
})

describe('a server without the inspector', () => {
  const open = useShopWith(null)

  test("the inspector's page is unknown and ?inspect has no effect when the inspector is off", async () => {
    expect(await open('/inspector')).toMatchObject({ status: 404, script: '/assets/shop.js' })
    expect(await open('/?inspect')).toEqual({ status: 200, script: '/assets/shop.js', opener: 'same-origin' })
  })
})
