import { machineById } from '@shop/machines/known'
import { expect, it } from 'vitest'
import { contextExamples, contextTexts } from './context-examples.ts'

const context = {
  asked: null,
  lines: [
    { item: 'a1', itemType: 'Product', quantity: 2 },
    { item: 'b2', itemType: 'Collection', quantity: 1 },
  ],
  related: { _id: 'c3', name: 'Lagos Set', pictures: [{ key: 'd4', alt: 'From the side' }] },
}
const payloads = (machine: string, type: string) =>
  contextExamples(machineById(machine)!.events[type], context).map(({ label, payload }) => [label, payload])

it('offers the lines of a cart for an event about a line', () => {
  expect(payloads('cart', 'stepper.plus')).toEqual([
    ['in the context: a1, Product', { item: 'a1', itemType: 'Product' }],
    ['in the context: b2, Collection', { item: 'b2', itemType: 'Collection' }],
    ['in the context: Lagos Set, c3', { item: 'c3' }],
  ])
})

it('offers an item under the name that the event uses for its id', () => {
  expect(payloads('productEditor', 'related.remove')).toEqual([['in the context: Lagos Set, c3', { id: 'c3' }]])
})

it('offers nothing for an event that requires no text', () => {
  expect(payloads('cart', 'list.clear')).toEqual([])
})

it('offers each text of the context once for a field with its name', () => {
  expect(contextTexts([context, context], 'alt')).toEqual(['From the side'])
})
