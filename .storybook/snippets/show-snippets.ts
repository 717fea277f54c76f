import type { Decorator } from '@storybook/react-vite'
import { emitTransformCode, useEffect } from 'storybook/preview-api'
import { printSnippet } from './print-snippet.ts'
import type { Snippet } from './print-snippet.ts'

interface Story {
  parameters?: { docs?: object }
}

/** Gives stories their snippets. The others show no code, because nobody can paste it. */
export function showSnippets(stories: Readonly<Record<string, Story>>, snippets: Readonly<Record<string, Snippet>>): void {
  for (const [name, story] of Object.entries(stories)) {
    const snippet = snippets[name]
    const docs = snippet === undefined ? { codePanel: false, canvas: { sourceState: 'none' } } : { snippet }
    story.parameters = { ...story.parameters, docs: { ...story.parameters?.docs, ...docs } }
  }
}

interface Context {
  args: Readonly<Record<string, unknown>>
  initialArgs: Readonly<Record<string, unknown>>
  parameters: { docs?: { snippet?: Snippet } }
}

/** The code that Storybook shows of a story, with the values that the controls have changed. */
export function snippetIn(code: string, { args, initialArgs, parameters }: Context): string {
  const snippet = parameters.docs?.snippet
  if (snippet === undefined) return code
  return printSnippet(snippet, Object.fromEntries(Object.entries(args).filter(([name, value]) => value !== initialArgs[name])))
}

/** Sends the snippet to the panel Code and to docs pages, and again whenever a control changes a value. */
export const withSnippet: Decorator = (Shown, context) => {
  const { args } = context
  useEffect(() => {
    // `snippetIn` replaces the code.
    if ((context.parameters as Context['parameters']).docs?.snippet !== undefined) void emitTransformCode('…', context)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the context is new in every render
  }, [args])
  return Shown()
}
