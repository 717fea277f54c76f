import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { themes } from 'storybook/theming'
import './story-docs.css'

/** Docs pages with the shop's fonts, which follow the theme of the toolbar. */
export function StoryDocs({ children, ...props }: DocsContainerProps & { children?: React.ReactNode }) {
  const [theme, setTheme] = useState<'light' | 'dark'>(() => themeOf(new URLSearchParams(location.search).get('globals') ?? ''))
  useEffect(() => {
    const channel = addons.getChannel()
    // Only the toolbar sends this event. Frames of stories report their own values by others.
    const follow = ({ globals: { theme: next } }: { globals: { theme?: string } }) => {
      if (next !== undefined) setTheme(next === 'dark' ? 'dark' : 'light')
    }
    channel.on(UPDATE_GLOBALS, follow)
    return () => channel.off(UPDATE_GLOBALS, follow)
  }, [])
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
