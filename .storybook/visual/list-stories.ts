/** A story that is photographed. */
export interface PicturedStory {
  id: string
  /** Where it stands in the sidebar: 'Components/Button · States'. */
  title: string
}

interface StoryIndex {
  entries: Readonly<
    Record<string, { type: string; id: string; title: string; name: string; exportName?: string; tags?: string[] }>
  >
}

/** The exports whose stories are photographed: States and Examples, and what cannot stand beside them, such as StatesBusy of a dialog. */
const pictured = /^(?:States|Examples)/

/** States and Examples of everything in a built Storybook, in the order of its index. */
export async function listStories(storybook: string): Promise<PicturedStory[]> {
  const response = await fetch(new URL('index.json', storybook))
  const { entries } = (await response.json()) as StoryIndex
  return Object.values(entries)
    .filter(({ type, exportName = '' }) => type === 'story' && pictured.test(exportName))
    .map(({ id, title, exportName = '' }) => ({ id, title: `${title} · ${exportName}` }))
}

/** The stories in whose titles one of the words stands, in whatever case; all of them when there are no words. */
export function onlyWith(words: readonly string[], stories: readonly PicturedStory[]): PicturedStory[] {
  if (words.length === 0) return [...stories]
  return stories.filter(({ title }) => words.some((word) => title.toLowerCase().includes(word.toLowerCase())))
}
