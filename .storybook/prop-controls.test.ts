import type { SBType } from 'storybook/internal/types'
import { expect, test } from 'vitest'
import { fitControls } from './prop-controls.ts'

/** The type by which Storybook chooses the control of a property. */
function typeFor(summary: string, value?: unknown, more: object = {}): SBType | undefined {
  const lamp = { name: 'lamp', type: { name: 'other', value: 'union' }, table: { type: { summary } }, ...more }
  const context = { argTypes: { lamp }, initialArgs: { lamp: value } } as unknown as Parameters<typeof fitControls>[0]
  return fitControls(context)['lamp']?.type as SBType
}

test.each([
  ['boolean', 'boolean'],
  ['string', 'string'],
  ['string | null', 'string'],
  ['number | null', 'number'],
  ['boolean | undefined', 'boolean'],
])('%s has a control for a %s', (summary, name) => expect(typeFor(summary)).toMatchObject({ name }))

test.each(['(() => void)', '((page: number) => string) | null', 'Ref<HTMLInputElement>', 'RefObject<HTMLElement | null>'])(
  '%s has no control, like a function',
  (summary) => expect(typeFor(summary)).toMatchObject({ name: 'function' }),
)

test('a node has a control for text unless the story passes elements', () => {
  const values = [undefined, 'Lit', { type: 'b', props: {} }]
  expect(values.map((value) => typeFor('ReactNode', value)?.name)).toEqual(['string', 'string', 'function'])
})

test('a property whose default is a text has a control for text', () => {
  const table = { defaultValue: { summary: "'#content'" } }
  expect(typeFor('literal', undefined, { table: { ...table, type: { summary: 'literal' } } })).toMatchObject({ name: 'string' })
})

test('other types and those with options keep their control', () => {
  expect(typeFor('SelectOption[]')).toEqual({ name: 'other', value: 'union' })
  expect(typeFor("'card' | 'page'", 'card', { type: { name: 'enum' }, options: ['card', 'page'] })).toEqual({ name: 'enum' })
})
