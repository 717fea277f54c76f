import { STORY_PREPARED } from 'storybook/internal/core-events'
import type { API } from 'storybook/manager-api'
import { types } from 'storybook/manager-api'

/** Selects the first panel of a story that lacks the selected one, such as Code. Storybook would show none. */
export function selectShownPanel(api: API): void {
  api.on(STORY_PREPARED, () => {
    const story = api.getCurrentStoryData()
    const parameters = story?.type === 'story' ? (story.parameters ?? {}) : {}
    const shown = Object.entries(api.getElements(types.PANEL)).filter(
      ([, { paramKey = '', disabled }]) =>
        (parameters[paramKey] as { disable?: boolean } | undefined)?.disable !== true &&
        (typeof disabled === 'function' ? !disabled(parameters) : disabled !== true),
    )
    const [first] = shown[0] ?? []
    if (first !== undefined && !shown.some(([id]) => id === api.getSelectedPanel())) api.setSelectedPanel(first)
  })
}
