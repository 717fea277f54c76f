/** The code that shows how to use a component as a story does, in parts, because the values of its props can be changed in Storybook. */
export interface Snippet {
  /** Imports and what the story file declares, in the order of the code. */
  readonly before: readonly string[]
  /** What the story renders; null if it renders the component with its props. */
  readonly jsx: string | null
  /** The name of the component. */
  readonly component: string
  /** The attribute for each prop, such as `label="Email"`. */
  readonly attributes: Readonly<Record<string, string>>
  readonly children: string | null
}

/**
 * The code of a snippet, which is complete: it can be pasted into a file.
 *
 * @param changed the props whose values were changed in Storybook
 */
export function printSnippet(
  { before, jsx, component, attributes, children }: Snippet,
  changed: Readonly<Record<string, unknown>> = {},
): string {
  const { children: newChildren, ...props } = changed
  const all = {
    ...attributes,
    ...Object.fromEntries(Object.entries(props).map(([name, value]) => [name, attributeOf(name, value)])),
  }
  const content = typeof newChildren === 'string' ? textOf(newChildren) : children
  const element =
    jsx ??
    elementOf(
      component,
      Object.values(all).filter((attribute) => attribute !== ''),
      content,
    )
  const isBare = before.every((code) => code.startsWith('import '))
  return [...before, isBare ? element : `export const Example = () => (\n  ${element.replaceAll('\n', '\n  ')}\n)`].join('\n\n')
}

/** An attribute of JSX; empty for a prop without a value. */
export function attributeOf(name: string, value: unknown): string {
  if (value === undefined || typeof value === 'function') return ''
  if (value === true) return name
  return typeof value === 'string' && !/["\\\n]/.test(value) ? `${name}="${value}"` : `${name}={${JSON.stringify(value)}}`
}

/** Text between tags. */
export const textOf = (text: string): string => (/[{}<>]/.test(text) ? `{${JSON.stringify(text)}}` : text)

function elementOf(component: string, attributes: readonly string[], children: string | null): string {
  const isShort = attributes.length < 3 && attributes.join(' ').length < 80 && !attributes.some((one) => one.includes('\n'))
  const separator = isShort ? ' ' : '\n  '
  const tag = [component, ...attributes.map((one) => one.replaceAll('\n', '\n  '))].join(separator)
  if (children === null) return isShort ? `<${tag} />` : `<${tag}\n/>`
  if (isShort && !children.includes('\n') && tag.length + children.length < 80) return `<${tag}>${children}</${component}>`
  return `<${tag}${isShort ? '' : '\n'}>\n  ${children.replaceAll('\n', '\n  ')}\n</${component}>`
}
