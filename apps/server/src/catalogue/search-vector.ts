import {
  broaderKinds,
  coloursIn,
  isLiteralWord,
  kindsOfCategory,
  roomOfCategory,
  searchVocabulary,
  searchWords,
  splitPhrases,
  stripMarkup,
  understandQuery,
} from '@shop/domain'
import type { Category, ConceptType } from '@shop/domain'

/**
 * The version of what `searchVector` and `coloursOf` write. Raise it when the vector or the vocabulary changes: at the next start, stored items are
 * indexed again.
 */
export const searchIndexVersion = 5

/** The searched texts of an item. */
export interface SearchedTexts {
  readonly name: string
  /** Null for a collection. */
  readonly category: Category | null
  readonly style: string
  readonly material: string | null
  readonly origin: string | null
  readonly items: string
  /** The description as HTML. */
  readonly description: string
  /** The name of its collection; null without one that shoppers see. */
  readonly collection: string | null
  /** The alternative texts of its pictures. */
  readonly alts: readonly string[]
  readonly isCorner: boolean
}

/** The types of concepts that items are found by. Marks and orders are columns. */
const indexedTypes: ReadonlySet<ConceptType> = new Set(['kind', 'room', 'colour', 'material', 'origin', 'style', 'feature'])

type Weight = 'A' | 'B' | 'C' | 'D'

/** A word that begins the part of an alternative text that is not about the item itself ('… on a pale rug'). */
const sceneWord = /^(?:with|on|and|before|beside|between|under|whose|of|from|around|over|against|in front)$/i

/** A concept as a word of the search column. No word of a text holds the sign. */
export const conceptWord = (id: string): string => `=${id}`

/** The concept of a number of seats. */
export const seatsWord = (seats: number): string => conceptWord(`seats${seats}`)

/**
 * The search column of an item in PostgreSQL's tsvector format: each word once, with the weight of its best place, and each concept
 * of the vocabulary that the words name. It is built here rather than by `to_tsvector`, so that it does not depend on a database's
 * text configuration. The name weighs most (A); then category, style, material, origin and what a picture shows (B); then the items
 * (C); then the description, the rest of the alternative texts, and the proper words of its collection's name (D).
 */
export function searchVector(texts: SearchedTexts): string {
  const weights = new Map<string, Weight>()
  const add = (word: string, weight: Weight): void => {
    const known = weights.get(word)
    if (known === undefined || weight < known) weights.set(word, weight)
  }
  /** @param kinds - whether the kinds of furniture that the text names say what the item is */
  const addText = (text: string, weight: Weight, kinds: 'item' | 'words' | 'none'): void => {
    for (const { words, concepts } of splitPhrases(searchWords(text))) {
      const isKind = concepts.some(({ type }) => type === 'kind')
      if (isKind && kinds === 'none') continue
      for (const word of words) {
        add(word, weight)
        if (isLiteralWord(word)) for (const part of word.split(/([%_\\])/)) if (part !== '') add(part, weight)
      }
      for (const { type, id } of concepts)
        if (indexedTypes.has(type) && (type !== 'kind' || kinds === 'item')) add(conceptWord(id), weight)
    }
  }

  addText(texts.name, 'A', 'item')
  addText(`${texts.category ?? ''} ${texts.style} ${texts.material ?? ''} ${texts.origin ?? ''}`, 'B', 'words')
  addText(texts.items, 'C', 'item')
  addText(stripMarkup(texts.description), 'D', 'words')
  for (const alt of texts.alts) {
    const [subject, scene] = splitAlt(alt)
    addText(subject, 'B', 'none')
    addText(scene, 'D', 'none')
  }
  // 'Eko Living Collection' says nothing about the kind of an item.
  for (const { words, concepts } of splitPhrases(searchWords(texts.collection ?? '')))
    if (concepts.length === 0) for (const word of words) add(word, 'D')
  for (const style of luxuryStyles) if (style === texts.style) add(conceptWord('luxury'), 'B')
  if (texts.isCorner) add(conceptWord('corner'), 'A')
  if (texts.category !== null) addCategory(texts.category, add, weights)
  for (const [seats, weight] of seatsOf(texts)) add(seatsWord(seats), weight)

  let position = 0
  return [...weights].map(([word, weight]) => `${quoteWord(word)}:${(position += 1)}${weight}`).join(' ')
}

/** The families of colours that a product is filtered by: those that its name, its material and the subject of a picture say. */
export function coloursOf({ name, material, alts }: Pick<SearchedTexts, 'name' | 'material' | 'alts'>): string[] {
  return coloursIn([name, material ?? '', ...alts.map((alt) => splitAlt(alt)[0])])
}

const kinds = searchVocabulary.filter(({ type }) => type === 'kind').map(({ id }) => id)

const luxuryStyles = ['Antique/Royal', 'Glam']

/** Adds what the category says, unless the name says that the item is something else. */
function addCategory(
  category: Category,
  add: (word: string, weight: Weight) => void,
  weights: ReadonlyMap<string, Weight>,
): void {
  const own = kindsOfCategory[category]
  const isOther = kinds.some(
    (kind) => weights.get(conceptWord(kind)) === 'A' && !own.includes(kind) && !own.includes(broaderKinds[kind] ?? ''),
  )
  own.forEach((kind, index) => add(conceptWord(kind), isOther ? 'C' : index === 0 ? 'A' : 'B'))
  const room = roomOfCategory[category]
  if (room !== undefined) add(conceptWord(room), category === 'Living Room' || category === 'Bedroom' ? 'B' : 'D')
}

/** Splits an alternative text where it turns from the item to what is around it. */
function splitAlt(alt: string): [subject: string, scene: string] {
  const words = alt.split(/\s+/)
  const at = words.findIndex((word) => sceneWord.test(word))
  return at < 0 ? [alt, ''] : [words.slice(0, at).join(' '), words.slice(at).join(' ')]
}

/** The seats of an item: what its name says, the largest part of a set ('(3+1+1)'), the chairs of a table, and the whole set. */
function seatsOf({ name, items, category }: SearchedTexts): [seats: number, weight: Weight][] {
  const found: [number, Weight][] = understandQuery(name).seats.map((seats) => [seats, 'A'])
  for (const [, seats] of items.matchAll(/(\d{1,2})[ -]?seat/gi)) found.push([Number(seats), 'B'])
  const chairs = /(\d{1,2}) chairs/i.exec(items)
  if (category === 'Dining Room' && chairs !== null) found.push([Number(chairs[1]), 'B'])
  const set = /^\(?(\d(?:\+\d)+)\)?/.exec(items)?.[1]?.split('+').map(Number) ?? []
  if (Math.max(0, ...set) > 1) {
    found.push([Math.max(...set), 'B'], [set.reduce((sum, seats) => sum + seats, 0), 'C'])
    for (const seats of set) found.push([seats, 'C'])
  }
  return found
}

/** A word as tsvector and tsquery write it. It holds letters, digits and the three signs; the backslash is doubled. */
export function quoteWord(word: string): string {
  return `'${word.replaceAll('\\', '\\\\')}'`
}
