import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { withoutToasts } from '../apps/web/src/testing/withoutToasts.ts'
import '../packages/ui/src/styles/index.css'
import { axeContext, axeOptions, axeOptionsOfTests } from './axe-options.ts'
import { expectQuietConsole, listenToConsole } from './console.ts'
import { checkContrast } from './contrast.ts'
import { withStoryEnvironment, withPage } from './decorators.tsx'
import { modes } from './modes.ts'
import { hasOwnToolbar, initialGlobals } from './own-toolbar.ts'
import { namePropTypes } from './prop-types.ts'
import { StoryDocs } from './StoryDocs.tsx'
import { toolbar } from './toolbar.ts'
import { viewports } from './viewports.ts'

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

const isTest = import.meta.env.MODE === 'test'

// Only `pnpm coverage:machines` asks for it.
const coverageAddress = import.meta.env['VITE_MACHINE_COVERAGE'] as string | undefined
if (coverageAddress !== undefined)
  void import('./machine-coverage.ts').then(({ reportCoverage }) => reportCoverage(coverageAddress))

const preview: Preview = {
  decorators: [withStoryEnvironment, withPage],
  beforeEach: [listenToConsole, withoutToasts],
  // Runs from the last to the first.
  afterEach: [checkContrast, (context) => void (hasOwnToolbar(context) && expectQuietConsole())],
  argTypesEnhancers: [namePropTypes],
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
    docs: { container: StoryDocs, codePanel: true, toc: true },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Welcome', '*'],
          'Foundations',
          ['Colour', 'Type', 'Space', '*'],
          'Components',
          ['*', ['Docs', 'Default', 'Playground', 'States', '*']],
          'Patterns',
          ['*', ['Docs', 'Default', 'Playground', 'States', '*']],
          'Screens',
          'Machines',
        ],
      },
    },
  },
}

export default preview
