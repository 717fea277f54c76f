import type { Category } from '../categories.ts'

/** What a concept says about an item. A `filler` is understood and means nothing ('i need', 'made in'). */
export type ConceptType = 'kind' | 'room' | 'colour' | 'material' | 'origin' | 'style' | 'feature' | 'mark' | 'order' | 'filler'

/**
 * Something that shoppers name in different words. The words are in lower case without accents, in the singular. Words of several
 * parts are also understood when they are written as one ('bed frame', 'bedframe').
 */
export interface Concept {
  readonly type: ConceptType
  /** The name of the concept, unique among all types. */
  readonly id: string
  /** Words for all of it. */
  readonly words: readonly string[]
  /** Words for a part of it: 'emerald' finds what is emerald first, then other greens. */
  readonly members: readonly string[]
}

/** Reads lines of words. Those after the slash are the members. */
function concepts(type: ConceptType, lines: Readonly<Record<string, string>>): Concept[] {
  return Object.entries(lines).map(([id, line]) => {
    const [words = '', members = ''] = line.split(' / ')
    return { type, id, words: words.split(', '), members: members === '' ? [] : members.split(', ') }
  })
}

/** Kinds of furniture, with the everyday, British and Nigerian names. */
const kinds = concepts('kind', {
  sofa: 'sofa, couch, settee, sofa set, couch set, sofa chair, cushion chair, divan / loveseat, love seat, chesterfield',
  corner:
    'corner sofa, sectional, sectional sofa, l shape sofa, l shaped sofa, l shape chair, l shaped chair, l shape, l shaped, l sofa, corner couch, u shape, u shape sofa, u shape chair, u shaped',
  armchair:
    'armchair, arm chair, accent chair, easy chair, single chair, occasional chair / wingback, wing back, wing chair, recliner, tub chair',
  chair: 'chair',
  bed: 'bed, bedframe, bed frame, bedstead, head board, bed set',
  nightstand: 'nightstand, night stand, bedside table, bedside drawer, bedside cabinet, bedside',
  dining: 'dining, dining table, dining set, dining chair, dinner table, dining suite, dinette',
  centertable: 'center table, centre table, coffee table, cocktail table, coffee, centre, nesting table, nest of table',
  sidetable: 'side table, end table, stool, side stool, footstool, pouf, pouffe, ottoman, occasional table',
  table: 'table',
  wardrobe: 'wardrobe, closet, almirah, armoire, cloth cupboard, clothe cupboard, cupboard',
  mirror: 'mirror, dressing mirror, looking glass',
  tv: 'tv unit, tv stand, tv console, tv, tvs, tv cabinet, tv shelf, tv table, tv wall, plasma, plasma stand, plasma tv stand, television, television stand, television unit, television console, entertainment unit, media console, media unit, wall unit, console',
  carpet: 'carpet, rug, center rug, centre rug, center carpet, centre carpet, area rug, floor rug, floor mat',
})

/** Rooms. Categories decide which items belong to one. */
const rooms = concepts('room', {
  livingroom: 'living room, parlour, parlor, sitting room, lounge room, front room, palour, room and parlour, reception',
  bedroom: 'bedroom, bed room, master bedroom, bedroom set, bedroom suite',
})

/** Families of colours. A word in two families finds both. */
const colours = concepts('colour', {
  pink: 'pink / rose, dusty rose, blush, fuchsia, magenta, salmon',
  red: 'red / burgundy, wine, wine red, maroon, crimson, madder, oxblood, scarlet',
  green:
    'green / emerald, teal, forest, forest green, olive, sage, mint, lime, army green, emerald green, olive green, lemon green, mint green',
  blue: 'blue / slate blue, navy, navy blue, indigo, teal, royal blue, sky blue, turquoise, cobalt, aqua',
  grey: 'grey, gray / slate, graphite, charcoal, ash, ash colour, ash color, ash grey, ash gray, silver',
  black: 'black / ebony, jet',
  white: 'white / ivory, off white, calacatta, carrara, snow',
  cream: 'cream / ivory, oatmeal, off white, ecru, vanilla, milk, milky, butter',
  beige: 'beige / oatmeal, sand, taupe, nude, camel, khaki',
  brown:
    'brown / cognac, tan, chocolate, chocolate brown, coffee brown, coffee colour, coffee color, caramel, carton, walnut, mahogany, bronze, emperador',
  gold: 'gold, golden / gilded, antique gold, rose gold',
  yellow: 'yellow / mustard, lemon',
  orange: 'orange / terracotta, rust, peach',
  purple: 'purple, violet / lilac, lavender, plum',
})

/** Families of materials. A material outside of them is found by its own word. */
const materials = concepts('material', {
  wood: 'wood, wooden, timber / hardwood, walnut, oak, mahogany, teak, iroko, ebony, ash wood, solid ash, mdf',
  stone: 'stone / marble, travertine, granite, onyx, marquina, carrara, calacatta, emperador',
  fabric: 'fabric, cloth, textile, upholstered / linen, boucle, cotton, chenille, suede',
  velvet: 'velvet, velour / crushed velvet',
  leather: 'leather, faux leather, leatherette, pu leather, hide',
  wool: 'wool, woollen, woolen',
  metal: 'metal / brass, steel, iron, stainless, chrome',
  glass: 'glass, tempered glass',
})

/** Countries with their adjectives. */
const origins = concepts('origin', {
  italy: 'italy, italian',
  turkey: 'turkey, turkish, turkiye',
  china: 'china, chinese',
  india: 'india, indian',
  spain: 'spain, spanish',
  france: 'france, french',
  germany: 'germany, german',
  portugal: 'portugal, portuguese',
  egypt: 'egypt, egyptian',
  dubai: 'dubai, uae, emirati',
  uk: 'uk, british, england, english',
  usa: 'usa, american, america',
  iran: 'iran, iranian',
  morocco: 'morocco, moroccan',
})

/** Everyday words for the styles of the shop. `luxury` is several styles. */
const styleFamilies = concepts('style', {
  royal: 'royal, antique, classic, classical, vintage, traditional, victorian, palace',
  minimalist: 'minimalist, minimal, simple, plain, scandinavian',
  glam: 'glam, glamour, glamorous, art deco',
  bespoke: 'bespoke, custom made, custom, made to measure, customised, customized, tailor made, fitted',
  luxury: 'luxury, luxurious, lux, executive, premium, expensive, posh, classy',
})

/** Properties that several words describe. */
const features = concepts('feature', {
  round: 'round, circular, circle',
  rectangular: 'rectangular, rectangle',
  tufted: 'tufted, buttoned, button back, deep buttoned',
  shaggy: 'fluffy, shaggy, shag, furry, fur, deep pile',
  medallion: 'persian, oriental, medallion',
  hung: 'floating, wall mounted, wall hung, hanging, mounted',
})

/** Marks of items, in the words of shoppers. */
const marks = concepts('mark', {
  isPromo: 'promo, promotion, discount, discounted, on sale, sale, offer, deal, clearance, slashed price, black friday',
  isBestSeller: 'best seller, bestselling, best selling, popular, trending, top selling',
  isForeign: 'foreign, imported, import',
  isLocal: 'made in nigeria, nigerian made, nigerian, nigeria, naija, local, locally made, made locally',
})

/** Words that ask for an order. */
const orders = concepts('order', {
  cheap: 'cheap, cheapest, affordable, budget, inexpensive, low price, lowest price, low cost, cheaper',
  latest: 'latest, newest, new arrival, new stock, new in, newly arrived, just arrived, just in, recent, most recent',
  small: 'small, smallest, compact, mini, smaller, tiny',
  large: 'big, biggest, large, largest, huge, bigger, extra large',
})

/** Fillers that ask for everything when a search says nothing else. */
export const wordsForEverything: readonly string[] = ['furniture', 'furnishing', 'item', 'product', 'everything']

const fillers = concepts('filler', {
  filler: `${wordsForEverything.join(', ')}, all, at least, at most, up to, more than, less than, minimum, maximum, made in, in nigeria, in lagos, in abuja, i need, i want, need, want, nice, good, my, me, i, please, pls, buy, show, looking, find, beautiful, fine, unique, quality, complete, abeg, biko, wan, wey, dey, be, this, that, colour, color, price, size, wide, long, tall, high, width, length, height, top, set, new, shop, home, house, style, type, design, naira, a, an, and, at, by, for, from, in, of, on, or, the, to, with, is, are, do, you, have, how, much`,
})

/** The whole vocabulary of the search. */
export const searchVocabulary: readonly Concept[] = [
  ...kinds,
  ...rooms,
  ...colours,
  ...materials,
  ...origins,
  ...styleFamilies,
  ...features,
  ...marks,
  ...orders,
  ...fillers,
]

/** The kinds of a category: the first is what the category means, further ones also fit. */
export const kindsOfCategory: Readonly<Record<Category, readonly string[]>> = {
  'Living Room': ['sofa'],
  Armchair: ['armchair', 'chair'],
  Bedroom: ['bed'],
  'Dining Room': ['dining', 'table'],
  'Center Table': ['centertable', 'table', 'sidetable'],
  Wardrobe: ['wardrobe'],
  'TV Unit': ['tv'],
  Carpet: ['carpet'],
}

/** Kinds that are a part of another one. After the corner sofas, a search lists the other sofas. */
export const broaderKinds: Readonly<Partial<Record<string, string>>> = { corner: 'sofa', sidetable: 'table' }

/** The room of a category. */
export const roomOfCategory: Readonly<Partial<Record<Category, string>>> = {
  'Living Room': 'livingroom',
  Armchair: 'livingroom',
  'Center Table': 'livingroom',
  Bedroom: 'bedroom',
}

/** The rooms that every item of a kind is for. Next to the kind, they ask for nothing more ('rug for the living room'). */
export const roomsOfKind: Readonly<Partial<Record<string, readonly string[]>>> = {
  carpet: ['livingroom', 'bedroom'],
  tv: ['livingroom', 'bedroom'],
  wardrobe: ['bedroom'],
  nightstand: ['bedroom'],
}

/** Number words up to twelve. */
export const numberWords: readonly string[] = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Words that only the rules for prices, sizes and seats read. They are listed so that a typo in them is corrected, and they are not. */
export const ruleWords: readonly string[] =
  'under below less than above over more between up least most not no exceeding lower higher upward downward max maximum min minimum within around about upto starting plus half hundred million thousand seater seat metre meter centimetre'.split(
    ' ',
  )
