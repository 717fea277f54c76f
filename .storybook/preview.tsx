import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { withoutToasts } from '../apps/web/src/testing/withoutToasts.ts'
import '../packages/ui/src/styles/fonts/fonts.css'
import '../packages/ui/src/styles/index.css'
import { axeContext, axeOptions, axeOptionsOfTests } from './axe-options.ts'
import { expectQuietConsole, listenToConsole } from './console.ts'
import { checkContrast } from './contrast.ts'
import { withStoryEnvironment, withPage } from './decorators.tsx'
import { passArgsToFrames } from './docs-args.ts'
import { modes } from './modes.ts'
import { hasOwnToolbar, initialGlobals } from './own-toolbar.ts'
import { PartTitle } from './PartTitle.tsx'
import { fitControls } from './prop-controls.ts'
import { describeProps } from './prop-descriptions.ts'
import { namePropTypes } from './prop-types.ts'
import { snippetIn, withSnippet } from './snippets/show-snippets.ts'
import { StoryDocs } from './StoryDocs.tsx'
import { toolbar } from './toolbar.ts'
import { viewports } from './viewports.ts'

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

void passArgsToFrames()

const isTest = import.meta.env.MODE === 'test'

// Only `pnpm coverage:machines` asks for it.
const coverageAddress = import.meta.env['VITE_MACHINE_COVERAGE'] as string | undefined
if (coverageAddress !== undefined)
  void import('./machine-coverage.ts').then(({ reportCoverage }) => reportCoverage(coverageAddress))

const preview: Preview = {
  decorators: [withSnippet, withStoryEnvironment, withPage],
  beforeEach: [listenToConsole, withoutToasts],
  // Runs from the last to the first.
  afterEach: [checkContrast, (context) => void (hasOwnToolbar(context) && expectQuietConsole())],
  argTypesEnhancers: [namePropTypes, fitControls, describeProps],
  globalTypes: toolbar,
  initialGlobals,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', context: axeContext, options: isTest ? axeOptionsOfTests : axeOptions },
    // The theme sets the background.
    backgrounds: { disable: true },
    viewport: { options: viewports },
    chromatic: { modes },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: StoryDocs,
      components: { h1: PartTitle },
      codePanel: true,
      source: { type: 'code', language: 'tsx', transform: snippetIn },
      toc: { headingSelector: 'h2', ignoreSelector: '.sb-unstyled *' },
    },
    options: {
      // Storybook evaluates this function without its surroundings: it may use neither imports nor types.
      storySort: (one = { title: '', name: '', type: '' }, other = one) => {
        // Screens are in the order of a visit.
        const order = `Start here/Welcome, Start here/Make a screen, Start here/Adding, Start here, What changed, Foundations/Colour, Foundations/Type, Foundations/Space, Foundations,
          Components, Patterns/Site, Patterns/Browse, Patterns/Product, Patterns/Saved lists, Patterns/Enquiries,
          Patterns/Account, Patterns/Forms, Patterns/Static, Patterns/Admin, Screens/Site, Screens/Home, Screens/Shop,
          Screens/Style shop, Screens/Product, Screens/Collection, Screens/Wishlist, Screens/Cart, Screens/Composer,
          Screens/Enquiry, Screens/My enquiries, Screens/Sign up, Screens/Email confirmation, Screens/Login,
          Screens/Reset password, Screens/Profile, Screens/Contact, Screens/About us, Screens/Showroom, Screens/E-Catalog,
          Screens/Terms, Screens/Privacy, Screens/Not found, Screens/Admin login, Screens/Admin/, Screens/, Machines`
        const groups = order.split(/,\s+/)
        const kinds = [/^Docs$/, /^Default$/, /^Playground$/, /^States/, /^Examples/, /^(?!Flow: )/, /^/]
        const group = ({ title } = one) => groups.findIndex((start) => title.startsWith(start))
        const kind = ({ name } = one) => kinds.findIndex((pattern) => pattern.test(name))
        // The newest release comes first.
        const title =
          one.title.localeCompare(other.title, 'en', { numeric: true }) * (one.title.startsWith('What changed') ? -1 : 1)
        return group(one) - group(other) || title || kind(one) - kind(other)
      },
    },
  },
}

export default preview
