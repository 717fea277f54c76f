import { expect, it, vi } from 'vitest'

it('reading with a schema makes no code out of text, which the content policy would report', async () => {
  const made = vi.fn()
  vi.stubGlobal('Function', made)
  const { productQuerySchema } = await import('./index.ts')
  const query = productQuerySchema.parse({ page: '2' })
  vi.unstubAllGlobals()
  expect(query).toEqual({ page: 2, limit: 12 })
  expect(made).not.toHaveBeenCalled()
})
