import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { families } from './fonts.ts'

test('the requested fonts are those of the tokens', () => {
  const tokens = readFileSync(new URL('../../../../packages/ui/src/styles/tokens/type.css', import.meta.url), 'utf8')
  const first = [...tokens.matchAll(/--font-(?:sans|display): '([^']+)'/g)].map(([, family]) => family)
  expect([...first].sort()).toEqual([...families].sort())
})
