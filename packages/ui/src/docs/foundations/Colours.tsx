import css from '../../styles/tokens/color.css?raw'
import styles from './Foundations.module.css'
import { colourPairs, contrast, readTokens } from './tokens.ts'
import { UsedBy } from './UsedBy.tsx'

const themes = { light: '[data-theme="light"]', dark: '[data-theme="dark"]' }

/** The colours of a theme, each with its value, purpose, contrast with other colours, and the components that use it. */
export function Colours({ theme }: { theme: keyof typeof themes }) {
  const tokens = tokensOf(theme)
  const values = new Map(tokens.map(({ name, value }) => [name, value]))
  const notes = new Map(tokensOf('light').map(({ name, note }) => [name, note]))
  return (
    <div className={`sb-unstyled ${styles.theme}`} data-theme={theme}>
      {tokens.map(({ name, value }) => (
        <section key={name} className={styles.row}>
          <CopyName name={name}>
            <span className={styles.sample} style={{ background: `var(${name})` }} />
          </CopyName>
          <div>
            <p>
              <strong>{name}</strong> {value}
            </p>
            <p className={styles.note}>{notes.get(name)}</p>
            <p className={styles.note}>
              {colourPairs
                .filter((pair) => pair.text === name)
                .flatMap((pair) =>
                  pair.on.map((ground) => {
                    const ratio = contrast(value, values.get(ground) ?? '#000000')
                    return `${ratio.toFixed(1)} : 1 on ${ground.replace('--color-', '')}`
                  }),
                )
                .join(' · ')}
            </p>
            <UsedBy token={name} />
          </div>
        </section>
      ))}
    </div>
  )
}

function tokensOf(theme: keyof typeof themes) {
  const quoted = themes[theme].replaceAll('"', "'")
  return readTokens(css).find(({ selector }) => selector.includes(quoted) && !selector.includes('@media'))?.tokens ?? []
}

function CopyName({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={`Copy var(${name})`}
      onClick={() => void navigator.clipboard.writeText(`var(${name})`)}
    >
      {children}
    </button>
  )
}
