import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types'
import type { Plugin } from 'vite'

/** What react-docgen says about a prop's type. */
interface PropType {
  readonly name: string
  readonly raw?: string
}

/**
 * Names types in the tables of props as the source does: react-docgen calls every alternative 'union', leaves out the arguments of a type, and cannot follow a type that
 * is derived from a list of values.
 */
export const namePropTypes: ArgTypesEnhancer = ({ argTypes, component }) => ({
  ...Object.fromEntries(
    Object.entries(argTypes).map(([prop, argType]) => {
      const summary = typeName(propTypesOf(component)[prop], argType.options)
      return [prop, summary === null ? argType : { ...argType, table: { ...argType.table, type: { summary } } }]
    }),
  ),
  ...inheritedRow(component),
})

/** The last row of a table of props: the attributes that the component passes on to its element. */
function inheritedRow(component: unknown): StrictArgTypes {
  const inherits = inheritanceOf(component)
  if (inherits === undefined) return {}
  const except = inherits.except.replaceAll(/ \| /g, ', ').replaceAll("'", '`')
  const description = `Every other attribute of \`<${inherits.element}>\`${except === '' ? '' : `, except ${except}`}.`
  const name = 'other attributes'
  return { [name]: { name, description, control: false, table: { type: { summary: `ComponentProps<'${inherits.element}'>` } } } }
}

/** The element whose attributes a component passes on, with those that it does not. */
export function inheritanceOf(component: unknown): { element: string; except: string } | undefined {
  return ((component ?? {}) as { __inherits?: { element: string; except: string } }).__inherits
}

/** Whether the source of a component does not name a property, so that it is an attribute of the component's element. */
export const isInherited = (prop: string, component: unknown) => propTypesOf(component)[prop] === undefined

/** @returns null when react-docgen's own name is right */
function typeName(type: PropType | undefined, options: readonly unknown[] | undefined): string | null {
  if (type?.raw === undefined) return null
  if (/\btypeof\b/.test(type.raw)) return options?.map((option) => `'${String(option)}'`).join(' | ') ?? type.raw
  return type.name === 'union' || type.raw.startsWith(`${type.name}<`) ? type.raw.replace(/ \| undefined$/, '') : null
}

function propTypesOf(component: unknown): Readonly<Record<string, PropType | undefined>> {
  const { __docgenInfo: info } = (component ?? {}) as { __docgenInfo?: { props?: Record<string, { tsType?: PropType }> } }
  return Object.fromEntries(Object.entries(info?.props ?? {}).map(([prop, { tsType }]) => [prop, tsType]))
}

/**
 * react-docgen calls a readonly array 'unknown', so it gets the source without the word. Types do not exist at run time. It reads
 * the files that a component imports by itself, so an interface in one of them has a `ReadonlyArray`.
 */
export const readableArrays: Plugin = {
  name: 'readable-arrays',
  enforce: 'pre',
  transform: (code, id) =>
    /\/packages\/ui\/src\/.*\.tsx?$/.test(id) ? code.replaceAll(/(?<=[:|(<=] ?)readonly (?=[\w('{])/g, '         ') : null,
}

const inheritance = /(?:interface|type) (\w+)Props(?:<[^{]*>)? (?:extends|=) [^{=]*?ComponentProps<'(\w+)'>(?:, ([^>{]+)>)?/g

/** Notes on each component which element's attributes its props include, because react-docgen does not follow React's own types. */
export const inheritedProps: Plugin = {
  name: 'inherited-props',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/packages\/ui\/src\/.*\.tsx$/.test(id)) return null
    const notes = [...code.matchAll(inheritance)].flatMap(([, name = '', element = '', except = '']) =>
      code.includes(`export function ${name}(`) ? `${name}.__inherits = ${JSON.stringify({ element, except })}` : [],
    )
    return notes.length === 0 ? null : `${code}\n${notes.join('\n')}\n`
  },
}
