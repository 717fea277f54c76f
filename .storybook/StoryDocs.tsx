import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect } from 'react'
import { themes } from 'storybook/theming'
import { useDocsTheme } from './docs-theme.ts'
import './story-docs.css'

/** Docs pages with the shop's fonts, which follow the theme of the toolbar. */
export function StoryDocs({ children, ...props }: DocsContainerProps & { children?: React.ReactNode }) {
  const theme = useDocsTheme()
  useEffect(() => {
    const frames = [...document.querySelectorAll('iframe')].map(({ contentDocument }) => contentDocument)
    for (const page of [document, ...frames]) if (page) page.documentElement.dataset['theme'] = theme
  }, [theme])
  return (
    <DocsContainer {...props} theme={{ ...themes[theme], ...look[theme] }}>
      {children}
    </DocsContainer>
  )
}

const fonts = { fontBase: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif" }
const look = {
  light: {
    ...fonts,
    appBg: '#faf7f2',
    appContentBg: '#faf7f2',
    appPreviewBg: '#faf7f2',
    textColor: '#241b14',
    colorSecondary: '#8a6425',
  },
  dark: {
    ...fonts,
    appBg: '#16110d',
    appContentBg: '#16110d',
    appPreviewBg: '#16110d',
    textColor: '#f1e8da',
    colorSecondary: '#d3aa6b',
  },
}
