import { defaultEnvironment } from '../apps/web/src/testing/story-environment.ts'

/** The values of the toolbar when Storybook opens. */
export const initialGlobals = { theme: 'light', direction: 'ltr', ...defaultEnvironment }

/** The tools that change what a story does. A theme only changes its colours. */
const tools = ['direction', 'role', 'consent', 'network', 'viewport'] as const

interface Context {
  title: string
  name: string
  globals: Readonly<Record<string, unknown>>
  /** The globals that the story pins. */
  storyGlobals?: Readonly<Record<string, unknown>>
}

/** True if the toolbar has the values that the story is about: those that it pins, and otherwise the initial ones. */
export function hasOwnToolbar({ globals, storyGlobals = {} }: Pick<Context, 'globals' | 'storyGlobals'>): boolean {
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
 * Lets each story play only where that shows what its name says; otherwise the story is only shown. Tests play every story.
 *
 * @param exports the exports of a story file
 */
export function playWhereItShows(exports: readonly unknown[], isTest = import.meta.env.MODE === 'test'): void {
  if (isTest) return
  for (const story of exports) {
    if (!isPlayable(story) || story.play === undefined) continue
    const { play } = story
    story.play = (context: Context) => (isPlayed(context) ? play(context as never) : undefined)
  }
}

const isPlayable = (value: unknown): value is Playable => typeof value === 'object' && value !== null

const isPlayed = (context: Context) => !isState(context) && hasOwnToolbar(context) && !hasOtherWidth(context)

/** True for a story that shows a state. After its play function it would be filtered, scrolled or focused. */
const isState = ({ title, name }: Context) => name === 'Default' || (title.startsWith('Screens/') && !name.startsWith('Flow: '))

/** True for a story that pins a viewport, in the frame of a docs page, which is as wide as the page. */
const hasOtherWidth = ({ storyGlobals = {} }: Context) =>
  'viewport' in storyGlobals && window.frameElement?.id.startsWith('iframe--') === true
