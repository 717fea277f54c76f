import { expect, it, vi } from 'vitest'

it('schemas parse without generating code, which the content security policy would report', async () => {
  const made = vi.fn()
  vi.stubGlobal('Function', made)
  const { productQuerySchema } = await import('./index.ts')
  const query = productQuerySchema.parse({ page: '2' })
  vi.unstubAllGlobals()
  expect(query).toEqual({ page: 2, limit: 12 })
  expect(made).not.toHaveBeenCalled()
})
