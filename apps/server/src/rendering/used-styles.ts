import { LRUCache } from 'lru-cache'
import { parse } from 'postcss'
import type { ChildNode, Container } from 'postcss'

/** A rule of a style sheet, or a group of rules such as a media query. */
type Rule = StyleRule | GroupRule

interface StyleRule {
  readonly text: string
  /** For each selector, the classes that it needs. A rule such as `@font-face` has one selector, which needs none. */
  readonly selectors: readonly (readonly string[])[]
}

interface GroupRule {
  readonly condition: string
  readonly rules: readonly Rule[]
}

/** What a page contains of its style sheets. */
export interface UsedStyles {
  readonly rules: string
  /** The addresses of the sheets that have further rules. */
  readonly unfinished: readonly string[]
}

/** How many pages with different classes are remembered. Most pages of one kind have the same. */
const writtenMaximum = 50

/**
 * Creates a function that reduces style sheets to the rules whose classes occur in a page. A page that contains them is painted
 * without waiting for the sheets. They are a superset of what the page shows, because ids, attributes and states are ignored.
 *
 * @param read - reads the minified style sheet with this address
 */
export function createUsedStyles(read: (address: string) => string): (addresses: readonly string[], html: string) => UsedStyles {
  const known = new Map<string, readonly Rule[]>()
  const written = new LRUCache<string, UsedStyles>({ max: writtenMaximum })

  function rulesAt(address: string): readonly Rule[] {
    const rules = known.get(address) ?? rulesOf(parse(read(address)))
    known.set(address, rules)
    return rules
  }

  return (addresses, html) => {
    const attributes = classAttributesOf(html)
    const key = [...addresses, ...attributes].join()
    const found = written.get(key)
    if (found !== undefined) return found
    const classes = new Set(attributes.flatMap((attribute) => attribute.slice(' class="'.length).split(' ')))
    const used = {
      rules: addresses.map((address) => writeUsed(rulesAt(address), classes)).join(''),
      unfinished: addresses.filter((address) => !rulesAt(address).every(isOnEveryPage)),
    }
    written.set(key, used)
    return used
  }
}

/** The distinct class attributes, each up to its closing quote, in alphabetical order, so that pages of one kind have the same. */
function classAttributesOf(html: string): string[] {
  return [...new Set(html.match(/ class="[^"]*/g))].sort()
}

/** Whether pages of any classes have the whole rule, as they have all fonts. */
function isOnEveryPage(rule: Rule): boolean {
  return 'text' in rule ? rule.selectors.some(({ length }) => length === 0) : rule.rules.every(isOnEveryPage)
}

function writeUsed(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if ('text' in rule) {
        return rule.selectors.some((needed) => needed.every((name) => classes.has(name))) ? rule.text : ''
      }
      const inside = writeUsed(rule.rules, classes)
      return inside === '' ? '' : `${rule.condition}{${inside}}`
    })
    .join('')
}

function rulesOf({ nodes = [] }: Pick<Container<ChildNode>, 'nodes'>): Rule[] {
  return nodes.map((node) => {
    if (node.type === 'rule') return { text: node.toString(), selectors: node.selectors.map(classesOf) }
    if (node.type === 'atrule' && /^(media|supports|container|layer)$/.test(node.name) && node.nodes !== undefined) {
      return { condition: `@${node.name} ${node.params}`, rules: rulesOf(node) }
    }
    return { text: `${node.toString()}${'nodes' in node && node.nodes !== undefined ? '' : ';'}`, selectors: [[]] }
  })
}

/** The classes of a selector, without those in functions such as `:not(…)`, which a page may lack. */
function classesOf(selector: string): string[] {
  const shorter = selector.replace(/\([^()]*\)/g, '')
  return shorter === selector ? Array.from(selector.matchAll(/\.([\w-]+)/g), ([, name]) => name!) : classesOf(shorter)
}
