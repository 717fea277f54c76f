/** @jsxRuntime classic */
import * as React from 'react'

interface Item {
  type: string
  name: string
  /** Those that all stories and the page of a part have. */
  tags: readonly string[]
}

/** An entry of the sidebar. A new or deprecated part has its status behind the name; most parts are stable. */
export function partLabel({ type, name, tags }: Item): React.ReactNode {
  // The page of a part is below the name of the part, which it has as well, for the search.
  if (type === 'docs' && tags.includes('attached-mdx')) return 'Docs'
  const status = type === 'component' ? tags.find((tag) => tag === 'new' || tag === 'deprecated') : undefined
  if (status === undefined) return name
  return (
    <>
      {name} <small style={{ color: status === 'new' ? '#8a6425' : '#9b2c1a' }}>{status}</small>
    </>
  )
}
