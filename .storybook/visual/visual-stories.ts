/** A story that is compared by screenshot. */
interface VisualStory {
  id: string
  /** Title in the sidebar: 'Components/Button · States'. */
  title: string
}

/** The `index.json` of a built Storybook. */
export interface StoryIndex {
  entries: Readonly<Record<string, { type: string; id: string; title: string; exportName?: string }>>
}

/** The stories whose export starts with States or Examples, such as StatesBusy, in the order of the index. */
export function visualStories({ entries }: StoryIndex): VisualStory[] {
  return Object.values(entries)
    .filter(({ type, exportName = '' }) => type === 'story' && /^(?:States|Examples)/.test(exportName))
    .map(({ id, title, exportName = '' }) => ({ id, title: `${title} · ${exportName}` }))
}
