import type { Decorator } from '@storybook/react-vite'
import { StoryEnvironmentProvider, consents, networks, roles } from '../apps/web/src/testing/story-environment.ts'
import { showForcedColours } from './forced-colours.ts'
import { themes } from './toolbar.ts'

/**
 * Applies the toolbar's theme and direction to the document, as the shop does, so that dialogs follow too. In side-by-side mode
 * and in forced colours this page uses the light theme.
 */
export const withPage: Decorator = (Story, { globals, viewMode }) => {
  const page = document.documentElement
  page.dataset['theme'] = oneOf(themes, themeOfDocs() ?? globals['theme'])
  showForcedColours(globals['theme'] === 'forced')
  page.dir = oneOf(['ltr', 'rtl'], globals['direction'])
  page.lang = 'en'
  page.dataset['view'] = viewMode
  return <Story />
}

/** The theme of the docs page around the frame of a story, which does not have the toolbar's values. */
const themeOfDocs = () =>
  window.frameElement?.id.startsWith('iframe--') === true ? window.parent.document.documentElement.dataset['theme'] : undefined

/** Passes the toolbar's role, consent and network to screens. */
export const withStoryEnvironment: Decorator = (Story, { globals }) => (
  <StoryEnvironmentProvider
    value={{
      role: oneOf(roles, globals['role']),
      consent: oneOf(consents, globals['consent']),
      network: oneOf(networks, globals['network']),
    }}
  >
    <Story />
  </StoryEnvironmentProvider>
)

/** Returns the value if it is allowed, or else the first allowed value: globals in the address may be anything. */
function oneOf<const Value extends string>(values: readonly [Value, ...Value[]], value: unknown): Value {
  return values.find((each) => each === value) ?? values[0]
}
