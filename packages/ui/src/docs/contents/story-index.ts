import { useEffect, useState } from 'react'

/** An entry of Storybook's own index. */
export interface IndexEntry {
  id: string
  type: 'docs' | 'story'
  /** Place in the sidebar: 'Components/Button'. */
  title: string
  name: string
  exportName?: string
  importPath: string
  tags: readonly string[]
  storiesImports?: readonly string[]
}

let loading: Promise<readonly IndexEntry[]> | undefined

async function load(): Promise<readonly IndexEntry[]> {
  const response = await fetch('./index.json')
  const { entries } = (await response.json()) as { entries: Record<string, IndexEntry> }
  return Object.values(entries)
}

/** All docs pages and stories in the order of the sidebar; empty until they are known. */
export function useStoryIndex(): readonly IndexEntry[] {
  const [entries, setEntries] = useState<readonly IndexEntry[]>([])
  useEffect(() => {
    let isUnmounted = false
    loading ??= load()
    void loading.then((loaded) => isUnmounted || setEntries(loaded))
    return () => {
      isUnmounted = true
    }
  }, [])
  return entries
}

/** The address of a docs page or story inside Storybook. */
export const addressOf = ({ id, type }: IndexEntry): string => `?path=/${type}/${id}`
