import { expect, it } from 'vitest'
import { linkedSource } from './linked-source.ts'

const steps = [
  { kind: 'send', event: { type: 'fields.typed', values: { subject: 'A sofa' } } },
  { kind: 'respond', request: 'send', output: { message: 'Thank you.' } },
  { kind: 'send', event: { type: 'fields.typed', values: { subject: 'A chair' } } },
]
const hashOf = (machine: string, some: readonly object[]) =>
  `#steps=${encodeURIComponent(JSON.stringify({ machine, input: { user: null }, steps: some }))}`

async function opened(hash: string) {
  const { source, problem } = await linkedSource(hash)
  return [source?.mode === 'sandbox' && source.sandbox.snapshot().context.values.subject, problem]
}

it('opens a sandbox at the end of the steps of a link', async () => {
  expect(await opened(hashOf('contact', [steps[0]!, steps[2]!]))).toEqual(['A chair', null])
})

it('says how many steps of a link the machine has taken when it cannot take all of them', async () => {
  expect(await opened(hashOf('contact', steps))).toEqual([
    'A sofa',
    'The machine took 1 of the 3 steps of this link: it has changed since the link was copied.',
  ])
})

it.each(['#steps=%7B', hashOf('removed', steps)])('says that the steps of a link cannot be read: %s', async (hash) => {
  expect(await opened(hash)).toEqual([
    false,
    'The steps of this link cannot be read. It was cut off, or it is from another version of the shop: copy the whole link again.',
  ])
})

it('has no source and no problem for an address without steps', async () => {
  expect(await opened('')).toEqual([false, null])
})
