/** @jsxRuntime classic */
import * as React from 'react'
import { buildArgsParam } from 'storybook/internal/router'
import { useArgs, useGlobals, useParameter, useStorybookState } from 'storybook/manager-api'
import { scrollTogether } from './scroll-together.ts'
import { viewportSize } from './viewport-size.ts'
import type { Viewports } from './viewport-size.ts'

/** The height of the bar that Storybook shows above a preview with a viewport, so that both pages begin at the same height. */
const sizeBarHeight = 40

/** The background of the dark theme, shown until the page has loaded. */
const darkPaper = '#16110d'

interface SideBySideProps {
  storyId: string
  /** The preview, in the light theme. */
  children?: React.ReactNode
}

/**
 * Shows a story in both themes side by side, or in a narrow window one above the other. The dark theme is a second page, so that
 * dialogs work too. A page without stories is shown once.
 */
export function SideBySide({ storyId, children }: SideBySideProps) {
  const [globals] = useGlobals()
  const [args, , , initialArgs] = useArgs()
  const viewports = useParameter<{ options?: Viewports }>('viewport')?.options
  const { index, viewMode } = useStorybookState()
  // A docs page fills the window.
  const size = viewMode === 'story' ? viewportSize(globals['viewport'], viewports) : undefined
  const isBoth = globals['theme'] === 'both' && index?.[storyId]?.tags.includes('unattached-mdx') !== true
  return (
    <div
      style={{
        display: 'grid',
        gridAutoRows: 'minmax(0, 1fr)',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))',
        inlineSize: '100%',
        blockSize: '100%',
      }}
    >
      <div style={{ position: 'relative', display: 'grid', overflow: 'auto' }}>{children}</div>
      {isBoth && (
        <div style={{ overflow: 'auto', background: darkPaper }}>
          <iframe
            key={storyId}
            onLoad={({ currentTarget }) => {
              const light = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe')
              if (light?.contentWindow && currentTarget.contentWindow)
                scrollTogether(light.contentWindow, currentTarget.contentWindow)
            }}
            title="The story in the dark theme"
            src={`iframe.html?${new URLSearchParams({
              viewMode: 'story',
              id: storyId,
              globals: globalsParam({ ...globals, theme: 'dark' }),
              args: buildArgsParam(initialArgs ?? {}, args),
            })}`}
            style={{
              display: 'block',
              inlineSize: size?.width ?? '100%',
              blockSize: size?.height ?? '100%',
              marginBlockStart: size === undefined ? 0 : sizeBarHeight,
              border: 0,
            }}
          />
        </div>
      )}
    </div>
  )
}

/** Serialises globals for an address. Only strings are supported. */
function globalsParam(globals: Record<string, unknown>): string {
  return Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';')
}
