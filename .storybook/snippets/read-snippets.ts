import type { Snippet } from './print-snippet.ts'
import { SnippetWriter } from './snippet-writer.ts'
import type { StorySource } from './snippet-writer.ts'
import { nameOf, nodesIn, readStoryFile, withoutTypes } from './story-file.ts'
import type { Node, StoryFile } from './story-file.ts'

type Properties = ReadonlyMap<string, Node>

/**
 * The snippets of the stories of a component or a pattern, by the names of their exports. A story with args shows the component with
 * them as props, and any other story what it renders. Galleries have none: nobody pastes all states of a component.
 */
export function readSnippets(code: string, source: StorySource): Map<string, Snippet> {
  const file = readStoryFile(code)
  const meta = propertiesOf(file, file.meta)
  const stories = [...file.stories]
    .filter(([name]) => !name.startsWith('States'))
    .map(([name, node]) => {
      const story = propertiesOf(file, node)
      const isGallery = name === 'Examples' && nodesIn(story.get('render'), 'params').length > 0
      return [name, isGallery ? null : snippetOf(file, source, meta, story)] as const
    })
  return new Map(stories.flatMap(([name, snippet]) => (snippet === null ? [] : [[name, snippet]])))
}

function snippetOf(file: StoryFile, source: StorySource, meta: Properties, story: Properties): Snippet | null {
  const writer = new SnippetWriter(file, source)
  const snippet = partsOf(writer, file, meta, story)
  const before = writer.before()
  return snippet !== null && writer.isComplete ? { ...snippet, before } : null
}

function partsOf(writer: SnippetWriter, file: StoryFile, meta: Properties, story: Properties): Omit<Snippet, 'before'> | null {
  const rendered = renderedBy(story.get('render') ?? meta.get('render'))
  if (rendered !== null) return { component: '', jsx: writer.use(rendered), attributes: {}, children: null }
  const component = meta.get('component')
  if (component === undefined) return null
  const { children, ...props } = Object.fromEntries([
    ...propertiesOf(file, meta.get('args')),
    ...propertiesOf(file, story.get('args')),
  ])
  return {
    component: writer.use(withoutTypes(component)),
    jsx: null,
    attributes: Object.fromEntries(Object.entries(props).map(([name, value]) => [name, writer.attribute(name, value)])),
    children: children === undefined ? null : writer.children(withoutTypes(children)),
  }
}

/** What a render function without parameters returns, if that is all that it does; null otherwise. */
function renderedBy(render: Node | undefined): Node | null {
  const body = render?.['body'] as Node | undefined
  if (body === undefined || nodesIn(render, 'params').length > 0 || body.type === 'BlockStatement') return null
  return withoutTypes(body)
}

/** The properties of an object, with those of other stories that it spreads. */
function propertiesOf(file: StoryFile, node: Node | undefined): Properties {
  const entries = nodesIn(node && withoutTypes(node), 'properties').flatMap((property): [string, Node][] => {
    if (property.type !== 'SpreadElement') return [[nameOf(property['key']), property['value'] as Node]]
    const spread = spreadIn(file, property['argument'] as Node)
    return spread === null ? [[`...${property.start}`, property]] : [...spread]
  })
  return new Map(entries)
}

/** The properties of a story (`...Default`) or of its args (`...Default.args`); null if something else is spread. */
function spreadIn(file: StoryFile, argument: Node): Properties | null {
  const isArgs = argument.type === 'MemberExpression' && nameOf(argument['property']) === 'args'
  const name = nameOf(isArgs ? argument['object'] : argument)
  const story = name === 'meta' ? file.meta : file.stories.get(name)
  if (story === undefined) return null
  const properties = propertiesOf(file, story)
  return isArgs ? propertiesOf(file, properties.get('args')) : properties
}
