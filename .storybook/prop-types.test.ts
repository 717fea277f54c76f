import { expect, test } from 'vitest'
import { inheritedProps, namePropTypes } from './prop-types.ts'

test('a table of props names each type as the source does', () => {
  const props = {
    tone: { tsType: { name: 'unknown[number]', raw: '(typeof tones)[number]' } },
    size: { tsType: { name: 'unknown[number]', raw: '(typeof sizes)[number]' } },
    icon: { tsType: { name: 'union', raw: 'keyof typeof icons' } },
    href: { tsType: { name: 'union', raw: 'string | null' } },
    className: { tsType: { name: 'union', raw: 'string | undefined' } },
    label: { tsType: { name: 'string' } },
    hours: { tsType: { name: 'Readonly', raw: 'Readonly<Record<Weekday, DayHours>>' } },
  }
  const argTypes = Object.fromEntries(Object.keys(props).map((name) => [name, { name, table: { type: { summary: 'old' } } }]))
  const input = { ...argTypes, tone: { ...argTypes['tone'], options: ['neutral', 'sale'] } }
  const context = { argTypes: input, component: { __docgenInfo: { props } } } as unknown as Parameters<typeof namePropTypes>[0]
  const names = Object.entries(namePropTypes(context)).map(([name, { table }]) => [name, table?.type?.summary])
  expect(Object.fromEntries(names)).toEqual({
    tone: "'neutral' | 'sale'",
    size: '(typeof sizes)[number]',
    icon: 'keyof typeof icons',
    href: 'string | null',
    className: 'string',
    label: 'old',
    hours: 'Readonly<Record<Weekday, DayHours>>',
  })
})

test('a component whose props extend those of an element without an exception inherits all of its attributes', () => {
  const code = `interface LampProps extends ComponentProps<'button'>, LampLook {\n  isLit?: boolean\n}\nexport function Lamp() {}`
  const transform = inheritedProps.transform as (code: string, id: string) => string
  const noted = transform(code, '/packages/ui/src/components/lamp/Lamp.tsx')
  expect(noted.split('\n').at(-2)).toBe(`Lamp.__inherits = {"element":"button","except":""}`)
})

test('a table of props ends with the attributes that the component inherits', () => {
  const code = `interface LampProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {}\nexport function Lamp() {}`
  const transform = inheritedProps.transform as (code: string, id: string) => string
  const noted = transform(code, '/packages/ui/src/components/lamp/Lamp.tsx')
  expect(noted.split('\n').at(-2)).toBe(`Lamp.__inherits = {"element":"input","except":"'type' | 'role'"}`)

  const component = { __inherits: { element: 'input', except: "'type' | 'role'" } }
  const context = { argTypes: {}, component } as unknown as Parameters<typeof namePropTypes>[0]
  expect(namePropTypes(context)).toEqual({
    'other attributes': {
      name: 'other attributes',
      description: 'Every other attribute of `<input>`, except `type`, `role`.',
      control: false,
      table: { type: { summary: "ComponentProps<'input'>" } },
    },
  })
})
