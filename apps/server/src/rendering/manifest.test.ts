import { describe, expect, test } from 'vitest'
import { readManifest } from './manifest.ts'

const manifest = readManifest(
  JSON.stringify({
    'src/entry-client.tsx': { file: 'assets/entry.js', imports: ['_react.js'], css: ['assets/entry.css'] },
    'src/start.ts': { file: 'assets/start.js' },
    '_react.js': { file: 'assets/react.js' },
    '_shop.js': { file: 'assets/shop.js', css: ['assets/shop.css'], imports: ['_react.js'] },
    'src/screens/home': { file: 'assets/home.js', imports: ['_shop.js'], css: ['assets/home.css'] },
  }),
)

describe('the files of a page', () => {
  test('the files of a page are the imports of the app and the screen, each once, with the app styles first', () => {
    expect(manifest.filesOf(['src/screens/home'])).toEqual({
      starter: '/assets/start.js',
      script: '/assets/entry.js',
      modules: ['/assets/react.js', '/assets/shop.js', '/assets/home.js'],
      styles: ['/assets/entry.css', '/assets/shop.css', '/assets/home.css'],
    })
  })

  test('the files of a page are those of the app for a page without a screen', () => {
    expect(manifest.filesOf([])).toMatchObject({ modules: ['/assets/react.js'], styles: ['/assets/entry.css'] })
  })
})
