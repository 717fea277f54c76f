import { knownMachines, machineById } from '@shop/machines/known'
import { expect, it } from 'vitest'
import { z } from '@shop/api/schemas'
import { formField } from './form-field.ts'
import type { JsonSchema } from './form-field.ts'

const schemaOf = (machine: string, type: string) =>
  z.toJSONSchema(machineById(machine)!.events[type]!, { unrepresentable: 'any', io: 'input' }) as JsonSchema

function fieldOf(machine: string, type: string, name: string) {
  const root = schemaOf(machine, type)
  return formField(root, root.properties![name]!, !root.required?.includes(name))
}

it.each([
  ['cart', 'consent.changed', 'consent', { kind: 'choice', options: ['unset', 'accepted', 'declined'] }],
  ['cart', 'stepper.plus', 'itemType', { kind: 'choice', options: [undefined, null, 'Product', 'Collection'] }],
  ['consent', 'choice.received', 'anonymousId', { kind: 'text', empty: null }],
  ['contact', 'identity.changed', 'identity', { kind: 'variants' }],
  ['shop', 'user.changed', 'user', { kind: 'variants' }],
  ['lineDetails', 'lines.set', 'lines', { kind: 'json' }],
] as const)("chooses the control for '%s', '%s', '%s'", (machine, type, name, control) => {
  expect(fieldOf(machine, type, name)).toMatchObject(control)
})

it('offers literal numbers as a choice', () => {
  const schema = z.toJSONSchema(z.union([z.literal(1), z.literal(-1)])) as JsonSchema
  expect(formField(schema, schema, false)).toMatchObject({ kind: 'choice', options: [1, -1] })
})

it('starts a variant with its fixed value and recognises it', () => {
  const field = fieldOf('contact', 'identity.changed', 'identity')
  const variants = field.kind === 'variants' ? field.variants : []
  expect(variants.map(({ words, start }) => [words, start])).toEqual(
    ['visitor', 'guest', 'customer', 'admin'].map((kind) => [kind, { kind }]),
  )
  expect(variants.map(({ is }) => is({ kind: 'guest', anonymousId: 'a' }))).toEqual([false, true, false, false])
})

it('writes no choice of any event as JSON', () => {
  const json = knownMachines.flatMap(({ id, events }) =>
    Object.keys(events).flatMap((type) =>
      Object.entries(schemaOf(id, type).properties ?? {}).flatMap(([name, schema]) =>
        fieldOf(id, type, name).kind === 'json' && schema.type !== 'array' && schema.type !== 'object'
          ? [`${id} ${type} ${name}`]
          : [],
      ),
    ),
  )
  expect(json).toEqual([])
})
