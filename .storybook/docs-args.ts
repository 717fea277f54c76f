import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

interface Change {
  storyId: string
}

/** What is used of the object that Storybook gives a frame of a story. */
interface FramePreview {
  onUpdateArgs: (change: Change) => Promise<void>
  onResetArgs: (change: Change) => Promise<void>
}

/** Passes the values of the controls on a docs page to stories in frames, such as dialogs. Storybook passes them to other stories only. */
export async function passArgsToFrames(): Promise<void> {
  const channel = await addons.ready()
  channel.on(UPDATE_STORY_ARGS, (change: Change) => void previewOf(change)?.onUpdateArgs(change))
  channel.on(RESET_STORY_ARGS, (change: Change) => void previewOf(change)?.onResetArgs(change))
}

function previewOf({ storyId }: Change): FramePreview | undefined {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe#iframe--${storyId}`)
  return (frame?.contentWindow as { __STORYBOOK_PREVIEW__?: FramePreview } | null | undefined)?.__STORYBOOK_PREVIEW__
}
