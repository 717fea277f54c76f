import type { Product } from '@shop/api'
import { createImage, createProduct } from '@shop/api/testing'
import type { Category, Style } from '@shop/domain'
import { changeCatalogue } from '../catalogue/change-catalogue.ts'
import { insertProducts } from '../catalogue/product-writer.ts'
import type { Database } from '../db/database.ts'
import { productDraft } from './catalogue.ts'
import type { Judgement } from './search-quality.ts'

/*
 * Products with known attributes, and searches whose right results follow from these attributes. Both are the same on every run. The
 * words are those of shoppers and of product texts; nothing here reads the vocabulary of the search.
 */

interface Kind {
  readonly category: Category
  /** Its words in names of products. */
  readonly names: readonly string[]
  /** Its words in searches. */
  readonly asked: readonly string[]
  readonly materials: readonly string[]
  /** How many people sit on it or around it; empty where nobody asks. */
  readonly seats: readonly number[]
  /** The price range in thousand naira. */
  readonly prices: readonly [from: number, to: number]
}

const kinds: readonly Kind[] = [
  {
    category: 'Living Room',
    names: ['Sofa', 'Couch', 'Settee'],
    asked: ['sofa', 'couch', 'settee'],
    materials: ['velvet', 'leather', 'linen'],
    seats: [2, 3, 4],
    prices: [600, 4000],
  },
  {
    category: 'Armchair',
    names: ['Armchair', 'Accent Chair', 'Wing Chair'],
    asked: ['armchair', 'accent chair', 'arm chair'],
    materials: ['velvet', 'leather', 'linen'],
    seats: [],
    prices: [200, 1200],
  },
  {
    category: 'Bedroom',
    names: ['Bed', 'Bed Frame', 'Headboard Bed'],
    asked: ['bed', 'bedframe', 'bed frame'],
    materials: ['oak', 'teak', 'velvet', 'leather'],
    seats: [],
    prices: [500, 3000],
  },
  {
    category: 'Dining Room',
    names: ['Dining Table', 'Dining Set'],
    asked: ['dining table', 'dining set', 'dinner table'],
    materials: ['oak', 'teak', 'marble', 'glass'],
    seats: [4, 6, 8],
    prices: [500, 4000],
  },
  {
    category: 'Center Table',
    names: ['Coffee Table', 'Center Table'],
    asked: ['coffee table', 'center table', 'centre table'],
    materials: ['oak', 'marble', 'glass', 'brass'],
    seats: [],
    prices: [100, 900],
  },
  {
    category: 'Wardrobe',
    names: ['Wardrobe', 'Closet'],
    asked: ['wardrobe', 'closet', 'almirah'],
    materials: ['oak', 'teak', 'iroko'],
    seats: [],
    prices: [600, 3000],
  },
  {
    category: 'TV Unit',
    names: ['TV Console', 'TV Stand'],
    asked: ['tv stand', 'tv unit', 'tv console'],
    materials: ['oak', 'teak', 'marble'],
    seats: [],
    prices: [200, 1500],
  },
  {
    category: 'Carpet',
    names: ['Rug', 'Carpet'],
    asked: ['rug', 'carpet', 'center rug'],
    materials: ['wool', 'cotton'],
    seats: [],
    prices: [80, 900],
  },
]

/** Shades with the colour that shoppers call them. */
const shades: Readonly<Record<string, string>> = {
  emerald: 'green',
  sage: 'green',
  navy: 'blue',
  cobalt: 'blue',
  burgundy: 'red',
  charcoal: 'grey',
  graphite: 'grey',
  mustard: 'yellow',
  terracotta: 'orange',
  blush: 'pink',
  lilac: 'purple',
  black: 'black',
}

const families: Readonly<Record<string, string>> = { oak: 'wooden', teak: 'wooden', iroko: 'wooden', marble: 'stone' }
const origins: Readonly<Record<string, string>> = { Italy: 'italian', Turkey: 'turkish', Spain: 'spanish' }
const styleWords: Partial<Record<Style, string>> = { Minimalist: 'minimalist', Glam: 'glam', 'Antique/Royal': 'antique' }
const properNames = ['Zuma', 'Eko', 'Oba', 'Kano', 'Lekki', 'Benin', 'Ondo', 'Jos', 'Yaba', 'Idanre', 'Osun', 'Nok']
const numberNames: Readonly<Record<number, string>> = { 2: 'Two', 3: 'Three', 4: 'Four', 6: 'Six', 8: 'Eight' }

interface Attributes {
  readonly kind: Kind
  readonly name: string
  readonly shade: string
  readonly material: string
  readonly style: Style
  readonly origin: string | null
  readonly seats: number | null
  readonly price: number
}

/** Picks the same values on every run: a linear congruential generator. */
function createPicker(seed: number) {
  let state = seed
  const next = (): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(next() * values.length)]!
  return { next, pick }
}

function attributesOf(count: number): Attributes[] {
  const { next, pick } = createPicker(7)
  return Array.from({ length: count }, () => {
    const kind = pick(kinds)
    const [from, to] = kind.prices
    return {
      kind,
      name: `${pick(properNames)} ${pick(properNames)}`,
      shade: pick(Object.keys(shades)),
      material: pick(kind.materials),
      style: pick<Style>(['Modern', 'Contemporary', 'Minimalist', 'Glam', 'Antique/Royal', 'Bespoke']),
      origin: next() < 0.6 ? null : pick(Object.keys(origins)),
      seats: kind.seats.length === 0 ? null : pick(kind.seats),
      price: 10_000 * Math.round((from + next() * (to - from)) / 10),
    }
  })
}

/** A product that says its colour in the name or with its picture only, and its seats in the name or among its items. */
function productOf(attributes: Attributes, index: number): Product {
  const { kind, name, shade, material, style, origin, seats, price } = attributes
  const noun = kind.names[index % kind.names.length]!
  const isNamed = index % 3 === 0
  const seatsName = seats === null || kind.category === 'Dining Room' || isNamed ? '' : `${numberNames[seats]}-Seater `
  const items = seats === null ? '' : kind.category === 'Dining Room' ? `Table+${seats} chairs` : `(${seats} seater)`
  const colour = shade.charAt(0).toUpperCase() + shade.slice(1)
  // One in five mentions something else around it.
  const scene = index % 5 === 0 ? ' beside a navy armchair' : ''
  return createProduct({
    name: `${name} ${isNamed ? `${colour} ` : ''}${seatsName}${noun}`,
    category: kind.category,
    style,
    material: material.charAt(0).toUpperCase() + material.slice(1),
    origin,
    isForeign: origin !== null,
    isBestSeller: index % 11 === 0,
    isPromo: false,
    discountedPrice: null,
    price,
    items,
    description: `<p>Made by hand, with a warranty of five years.${index % 7 === 0 ? ' A terracotta linen cushion goes well with it.' : ''}</p>`,
    images: [createImage({ alt: `A ${shade} ${material} ${noun.toLowerCase()} on a pale floor${scene}` })],
  })
}

/** Something that a search asks for, and whether a product has it. */
interface Wish {
  readonly words: string
  readonly isMet: (attributes: Attributes) => boolean
}

/** The wishes that a product meets, so that every search has a right result. */
function wishesOf({ kind, shade, material, style, origin, seats, price }: Attributes, { next, pick }: Picker): Wish[] {
  const colour = next() < 0.3 ? shade : shades[shade]!
  const family = next() < 0.5 ? families[material] : undefined
  const limit = Math.ceil((price * (1 + next())) / 100_000)
  const below = limit >= 10 ? `${limit / 10}m` : `${limit * 100}k`
  const wishes: (Wish | null)[] = [
    { words: colour, isMet: (other) => other.shade === colour || shades[other.shade] === colour },
    {
      words: family ?? material,
      isMet: (other) => other.material === material || (family !== undefined && families[other.material] === family),
    },
    origin === null ? null : { words: pick([origins[origin]!, `made in ${origin}`]), isMet: (other) => other.origin === origin },
    styleWords[style] === undefined ? null : { words: styleWords[style], isMet: (other) => other.style === style },
    seats === null
      ? null
      : {
          words: pick([`${seats} seater`, `${numberNames[seats]!.toLowerCase()} seater`]),
          isMet: (other) => other.seats === seats,
        },
    { words: `${pick(['under', 'below', 'less than'])} ${below}`, isMet: (other) => other.price <= limit * 100_000 },
  ]
  const possible = wishes.filter((wish) => wish !== null)
  const wanted = 2 + Math.floor(next() * 4)
  const chosen = new Set(Array.from({ length: wanted }, () => pick(possible)))
  // A price follows the noun, as people write it.
  return [{ words: pick(kind.asked), isMet: (other) => other.kind === kind }, ...possible.filter((wish) => chosen.has(wish))]
}

type Picker = ReturnType<typeof createPicker>

function textOf([noun, ...others]: readonly Wish[]): string {
  const after = /^(?:under|below|less|made)/
  const before = others.filter(({ words }) => !after.test(words))
  return [...before, noun, ...others.filter(({ words }) => after.test(words))].map((wish) => wish?.words).join(' ')
}

/** Swaps two letters in a word of every fourth search. */
function mistyped(text: string, { next, pick }: Picker): string {
  const words = text.split(' ')
  const long = words.filter((word) => word.length > 5)
  if (next() > 0.25 || long.length === 0) return text
  const word = pick(long)
  const at = 1 + Math.floor(next() * (word.length - 3))
  return text.replace(word, word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2))
}

const searches = 200

/** Searches over the generated products: 3 is a product with all of a search, 1 is one of the kind that lacks a single wish. */
function judgementsOf(all: readonly Attributes[]): Judgement[] {
  const picker = createPicker(11)
  const judged = new Map<string, Judgement>()
  while (judged.size < Math.min(searches, all.length)) {
    const wishes = wishesOf(picker.pick(all), picker)
    const query = mistyped(textOf(wishes), picker)
    const grades: Record<string, number> = {}
    for (const [index, attributes] of all.entries()) {
      if (!wishes[0]!.isMet(attributes)) continue
      const missing = wishes.filter((wish) => !wish.isMet(attributes)).length
      if (missing === 0) grades[index] = 3
      else if (missing === 1 && wishes.length > 2) grades[index] = 1
    }
    judged.set(query, { query, grades })
  }
  return [...judged.values()]
}

/**
 * Fills a database with generated products.
 *
 * @param count - how many products; fewer are the first of more
 * @returns the number of each product by its id, as the judgements name it, and the judged searches
 */
export async function fillGeneratedCatalogue(
  database: Database,
  count: number,
): Promise<{ names: ReadonlyMap<string, string>; judgements: readonly Judgement[] }> {
  const all = attributesOf(count)
  const { result: ids } = await changeCatalogue(database, (transaction) =>
    insertProducts(
      transaction,
      all.map((attributes, index) => productDraft(productOf(attributes, index))),
    ),
  )
  return { names: new Map(ids.map((id, index) => [id, String(index)])), judgements: judgementsOf(all) }
}
