import { themes } from './toolbar.ts'

interface SideBySideProps {
  /** The story's id. */
  story: string
  /** The globals of the toolbar; the theme is put in here. */
  globals: Record<string, unknown>
  /** What the controls have changed, as it stands in an address. */
  args: string
}

/** A story in every theme at once. Each in a page of its own, so that dialogs and queries of the width are true there too. */
export function SideBySide({ story, globals, args }: SideBySideProps) {
  const others = ['direction', 'role', 'consent', 'network'].map((name) => `${name}:${String(globals[name])}`)
  return (
    <div style={{ display: 'flex', position: 'fixed', inset: 0 }}>
      {themes.map((theme) => (
        <iframe
          key={theme}
          title={`${theme} theme`}
          src={`?${new URLSearchParams({ viewMode: 'story', id: story, globals: [`theme:${theme}`, ...others].join(';'), args })}`}
          style={{ flex: 1, minInlineSize: 0, border: 0 }}
        />
      ))}
    </div>
  )
}
