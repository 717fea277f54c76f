import { defaultEnvironment } from '../apps/web/src/testing/story-environment.ts'

/** The values of the toolbar when Storybook opens. */
export const initialGlobals = { theme: 'light', direction: 'ltr', ...defaultEnvironment }

/** The tools that change what a story does. A theme only changes its colours. */
const tools = ['direction', 'role', 'consent', 'network', 'viewport'] as const

interface Context {
  globals: Readonly<Record<string, unknown>>
  /** The globals that the story pins. */
  storyGlobals?: Readonly<Record<string, unknown>>
}

/** True if the toolbar has the values that the story is about: those that it pins, and otherwise the initial ones. */
export function hasOwnToolbar({ globals, storyGlobals = {} }: Context): boolean {
  const initial: Readonly<Record<string, unknown>> = initialGlobals
  return tools.every((tool) => tool in storyGlobals || valueOf(globals[tool]) === initial[tool])
}

/** The viewport is an object, whose value is undefined when the story fills the window. */
function valueOf(global: unknown): unknown {
  return typeof global === 'object' && global !== null && 'value' in global ? global.value : global
}

interface Playable {
  play?: (context: never) => unknown
}

/**
 * Lets each story play only with its own toolbar and outside of a docs page; otherwise it is only shown. A play function expects
 * the network, the role and the width that the story is about.
 */
export function playWithOwnToolbar(exports: readonly unknown[]): void {
  for (const story of exports) {
    if (!isPlayable(story) || story.play === undefined) continue
    const { play } = story
    story.play = (context: Context) => (hasOwnToolbar(context) && !isInDocs() ? play(context as never) : undefined)
  }
}

const isPlayable = (value: unknown): value is Playable => typeof value === 'object' && value !== null

/** True in the frame of a docs page, which has its own width. */
const isInDocs = () => window.frameElement?.id.startsWith('iframe--') === true
