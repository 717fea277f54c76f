import styles from './Values.module.css'

interface ValuesProps {
  value: unknown
  /** Paths whose values are marked. */
  changed?: ReadonlySet<string>
  path?: string
}

/** Plain data as a tree that can be expanded and collapsed. */
export function Values({ value, changed, path = '' }: ValuesProps) {
  if (typeof value !== 'object' || value === null)
    return <span className={styles.leaf}>{JSON.stringify(value) ?? 'nothing'}</span>
  const parts = Object.entries(value)
  if (parts.length === 0) return <span className={styles.leaf}>{Array.isArray(value) ? '[]' : '{}'}</span>
  return (
    <ul className={styles.parts}>
      {parts.map(([key, part]) => {
        const own = path === '' ? key : `${path}.${key}`
        const isParted = typeof part === 'object' && part !== null && Object.keys(part as object).length > 0
        const name = (
          <span className={styles.key} data-changed={changed?.has(own) || undefined}>
            {key}
          </span>
        )
        return (
          <li key={key}>
            {isParted ? (
              <details open={path === '' || hasChange(changed, own)}>
                <summary className={styles.summary}>
                  {name} <span className={styles.count}>{Array.isArray(part) ? `${part.length} in a list` : ''}</span>
                </summary>
                <Values value={part} path={own} {...(changed && { changed })} />
              </details>
            ) : (
              <>
                {name}: <Values value={part} path={own} {...(changed && { changed })} />
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function hasChange(changed: ReadonlySet<string> | undefined, path: string): boolean {
  return [...(changed ?? [])].some((one) => one.startsWith(`${path}.`))
}
