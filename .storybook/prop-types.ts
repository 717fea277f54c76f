import type { ArgTypesEnhancer } from 'storybook/internal/types'
import type { Plugin } from 'vite'

/** What react-docgen says about a prop's type. */
interface PropType {
  readonly name: string
  readonly raw?: string
}

/**
 * Names types in the tables of props as the source does: react-docgen calls every alternative 'union', and cannot follow a type that
 * is derived from a list of values.
 */
export const namePropTypes: ArgTypesEnhancer = ({ argTypes, component }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([prop, argType]) => {
      const summary = typeName(propTypesOf(component)[prop], argType.options)
      return [prop, summary === null ? argType : { ...argType, table: { ...argType.table, type: { summary } } }]
    }),
  )

/** @returns null when react-docgen's own name is right */
function typeName(type: PropType | undefined, options: readonly unknown[] | undefined): string | null {
  if (type?.raw === undefined) return null
  if (/\btypeof\b/.test(type.raw)) return options?.map((option) => `'${String(option)}'`).join(' | ') ?? type.raw
  return type.name === 'union' ? type.raw.replace(/ \| undefined$/, '') : null
}

function propTypesOf(component: unknown): Readonly<Record<string, PropType | undefined>> {
  const { __docgenInfo: info } = (component ?? {}) as { __docgenInfo?: { props?: Record<string, { tsType?: PropType }> } }
  return Object.fromEntries(Object.entries(info?.props ?? {}).map(([prop, { tsType }]) => [prop, tsType]))
}

/** react-docgen calls a readonly array 'unknown', so it gets the source without the word. Types do not exist at run time. */
export const readableArrays: Plugin = {
  name: 'readable-arrays',
  enforce: 'pre',
  transform: (code, id) =>
    /\/packages\/ui\/src\/.*\.tsx?$/.test(id) ? code.replaceAll(/(?<=[:|(<=] ?)readonly (?=[\w('{])/g, '         ') : null,
}
