/** @jsxRuntime classic */
import * as React from 'react'
import { buildArgsParam } from 'storybook/internal/router'
import { useArgs, useGlobals, useParameter } from 'storybook/manager-api'

interface SideBySideProps {
  /** The story that is open. */
  storyId: string
  /** The page that shows it, in the light theme while both are asked for. */
  children?: React.ReactNode
}

/** Beside the page of a story its page in the dark theme, when the toolbar asks for both: two pages, so that dialogs are true too. */
export function SideBySide({ storyId, children }: SideBySideProps) {
  const [globals] = useGlobals()
  const [args, , , initialArgs] = useArgs()
  const viewports = useParameter<{ options?: Record<string, { styles: { width: string } }> }>('viewport')?.options
  const viewport = (globals['viewport'] as { value?: string } | undefined)?.value
  const isBoth = globals['theme'] === 'both'
  return (
    <div
      style={{
        display: 'grid',
        gridAutoColumns: 'minmax(0, 1fr)',
        gridAutoFlow: 'column',
        inlineSize: '100%',
        blockSize: '100%',
      }}
    >
      <div style={{ position: 'relative', display: 'grid', overflow: 'auto' }}>{children}</div>
      {isBoth && (
        <iframe
          key={storyId}
          title="The story in the dark theme"
          src={`iframe.html?${new URLSearchParams({
            viewMode: 'story',
            id: storyId,
            globals: globalsParam({ ...globals, theme: 'dark' }),
            args: buildArgsParam(initialArgs ?? {}, args),
          })}`}
          style={{ inlineSize: viewports?.[viewport ?? '']?.styles.width ?? '100%', blockSize: '100%', border: 0 }}
        />
      )}
    </div>
  )
}

/** Globals as they stand in an address; what is more than a word keeps its usual value. */
function globalsParam(globals: Record<string, unknown>): string {
  return Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';')
}
