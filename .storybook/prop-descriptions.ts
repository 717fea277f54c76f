import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types'
import { isInherited, inheritanceOf } from './prop-types.ts'

/** Properties that mean the same in every part, so that each part need not say it. */
const sharedDescriptions: Readonly<Record<string, string>> = {
  children: 'Its content.',
  className: 'An extra class of its outer element, for its place in a layout.',
  disabled: 'Whether it is shown but cannot be used.',
  isOpen: 'Whether it is open.',
  onOpenChange: 'Called when the user opens or closes it.',
}

/** Describes the properties that have no comment in the source, also attributes that only the arguments of a story name. */
export const describeProps: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const others = Object.keys(initialArgs).filter((prop) => !(prop in argTypes))
  const all: StrictArgTypes = { ...argTypes, ...Object.fromEntries(others.map((prop) => [prop, { name: prop }])) }
  return Object.fromEntries(
    Object.entries(all).map(([prop, argType]) => [
      prop,
      { ...argType, description: argType.description || (sharedDescriptions[prop] ?? attributeText(prop, component)) },
    ]),
  )
}

function attributeText(prop: string, component: unknown): string {
  const inheritance = inheritanceOf(component)
  return inheritance !== undefined && isInherited(prop, component) ? `An attribute of \`<${inheritance.element}>\`.` : ''
}
