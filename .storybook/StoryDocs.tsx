import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { themes } from 'storybook/theming'
import './story-docs.css'

/** Docs pages with the shop's fonts, which follow the theme of the toolbar. */
export function StoryDocs({ children, ...props }: DocsContainerProps & { children?: React.ReactNode }) {
  const [theme, setTheme] = useState<'light' | 'dark'>(() => themeOf(new URLSearchParams(location.search).get('globals') ?? ''))
  useEffect(() => {
    const channel = addons.getChannel()
    const follow = ({ globals }: { globals: { theme?: string } }) => setTheme(globals.theme === 'dark' ? 'dark' : 'light')
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [])
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  return (
    <DocsContainer {...props} theme={{ ...themes[theme], ...look[theme] }}>
      {children}
    </DocsContainer>
  )
}

const themeOf = (globals: string): 'light' | 'dark' => (/theme:dark/.test(globals) ? 'dark' : 'light')

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
