import type { Decorator, Preview } from '@storybook/react-vite'
import '../packages/ui/src/styles/index.css'
import { StoryDocs } from './StoryDocs.tsx'
import { viewports } from './viewports.ts'

/** What the toolbar offers, what the tests run in: one list. */
const themes = ['light', 'dark'] as const
const directions = ['ltr', 'rtl'] as const

/** Puts the toolbar's theme and direction where the shop puts them: on the document, so that dialogs follow too. */
const withPage: Decorator = (Story, { globals, viewMode }) => {
  const page = document.documentElement
  page.dataset['theme'] = themes.find((theme) => theme === globals['theme']) ?? 'light'
  page.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr'
  page.lang = 'en'
  page.dataset['view'] = viewMode
  return <Story />
}

const preview: Preview = {
  decorators: [withPage],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    direction: {
      description: 'Direction of the text',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: directions.map((value) => ({ value, title: value === 'ltr' ? 'Left to right' : 'Right to left' })),
      },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    // The page has one background, the theme's.
    backgrounds: { disable: true },
    viewport: { options: viewports },
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
