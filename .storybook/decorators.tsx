import type { Decorator } from '@storybook/react-vite'
import { CircumstancesProvider, consents, networks, roles } from '../apps/web/src/testing/circumstances.ts'
import { showForcedColours } from './forced-colours.ts'
import { themes } from './toolbar.ts'

/**
 * Puts the toolbar's theme and direction where the shop puts them: on the document, so that dialogs follow too. Side by side, this
 * page is the light one; so it is where colours are forced.
 */
export const withPage: Decorator = (Story, { globals, viewMode }) => {
  const page = document.documentElement
  page.dataset['theme'] = oneOf(themes, globals['theme'])
  showForcedColours(globals['theme'] === 'forced')
  page.dir = oneOf(['ltr', 'rtl'], globals['direction'])
  page.lang = 'en'
  page.dataset['view'] = viewMode
  return <Story />
}

/** Tells screens under what circumstances they are looked at. */
export const withCircumstances: Decorator = (Story, { globals }) => (
  <CircumstancesProvider
    value={{
      role: oneOf(roles, globals['role']),
      consent: oneOf(consents, globals['consent']),
      network: oneOf(networks, globals['network']),
    }}
  >
    <Story />
  </CircumstancesProvider>
)

/** The value if it is one of these, else the first of them: an address of the toolbar may hold anything. */
function oneOf<const Value extends string>(values: readonly [Value, ...Value[]], value: unknown): Value {
  return values.find((each) => each === value) ?? values[0]
}
