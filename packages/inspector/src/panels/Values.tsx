import { useState } from 'react'
import type { ReactNode } from 'react'
import { asCode } from '../copy/as-code.ts'
import styles from './Values.module.css'

interface ValuesProps {
  value: unknown
  /** Paths whose values are marked. */
  changed?: ReadonlySet<string>
  path?: string
}

/** Plain data as a tree that can be expanded and collapsed. */
export function Values({ value, changed, path = '' }: ValuesProps) {
  if (typeof value !== 'object' || value === null) return <span className={styles.leaf}>{asCode(value)}</span>
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
              <Expandable
                isExpanded={path === '' || hasChange(changed, own)}
                summary={
                  <>
                    {name} <span className={styles.count}>{Array.isArray(part) ? `${part.length} in a list` : ''}</span>
                  </>
                }
              >
                <Values value={part} path={own} {...(changed && { changed })} />
              </Expandable>
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

interface ExpandableProps {
  /** Whether it is expanded until the tester chooses. */
  isExpanded: boolean
  summary: ReactNode
  children: ReactNode
}

/** A part that stays as the tester has left it, whatever later steps change. */
function Expandable({ isExpanded, summary, children }: ExpandableProps) {
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = chosen ?? isExpanded
  return (
    <details open={isOpen}>
      <summary
        className={styles.summary}
        onClick={(event) => {
          event.preventDefault()
          setChosen(!isOpen)
        }}
      >
        {summary}
      </summary>
      {children}
    </details>
  )
}

function hasChange(changed: ReadonlySet<string> | undefined, path: string): boolean {
  return [...(changed ?? [])].some((one) => one.startsWith(`${path}.`))
}
