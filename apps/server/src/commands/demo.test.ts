import { expect, test } from 'vitest'
import shop from '../../../../shop.config.ts'
import { demoFactsLine } from './demo.ts'

test('the operator reads that shop.config.ts has the facts of the demo shop, until its email address is replaced', () => {
  expect(demoFactsLine(shop)).toBe(
    'shop.config.ts has the facts of the demo shop, such as the email address hello@atelier-ile.example. Replace them, and start the shop again.',
  )
  expect(demoFactsLine({ email: 'hello@atelier.com.ng' })).toBeNull()
})
