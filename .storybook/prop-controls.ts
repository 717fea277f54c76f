import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types'

/**
 * Gives each property a control that fits its type. Storybook edits every union as JSON, also `string | undefined`, and so it does
 * with nodes and optional functions. It runs after `namePropTypes`, whose names it reads.
 */
export const fitControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([prop, argType]) => {
      const name = argType.options === undefined ? fittingType(argType, initialArgs[prop]) : null
      const isRequired = (argType.type as SBType | undefined)?.required === true
      return [prop, name === null ? argType : { ...argType, type: { name, required: isRequired } }]
    }),
  )

/** @returns null when the control that Storybook chooses is right */
function fittingType({ table }: InputType, value: unknown): 'boolean' | 'function' | 'number' | 'string' | null {
  const { type, defaultValue } = (table ?? {}) as { type?: { summary?: string }; defaultValue?: { summary?: string } }
  const summary = (type?.summary ?? '').replace(/(?: \| (?:null|undefined))+$/, '')
  if (summary === 'boolean' || summary === 'number' || summary === 'string') return summary
  // Functions and references have no control.
  if (/^\(.*=>/.test(summary) || /^Ref(?:Object)?\b/.test(summary)) return 'function'
  if (summary === 'ReactNode') return value === undefined || typeof value === 'string' ? 'string' : 'function'
  return /^'.*'$/.test(defaultValue?.summary ?? '') ? 'string' : null
}
