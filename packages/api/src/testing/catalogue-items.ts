import type { Category, LeadTime, Style } from '@shop/domain'

/** The fields of one item of the example catalogue that differ from the defaults; omitted flags are not set. */
export interface Item {
  readonly slug: string
  readonly name: string
  readonly style: Style
  readonly price: number
  readonly items: string
  readonly description: string
  readonly isBestSeller?: boolean
  readonly discountedPrice?: number
}

/** A product of the example catalogue; `collection` is the slug of its collection. */
export interface ProductItem extends Item {
  readonly category: Category
  readonly collection?: string
  readonly origin?: string
  readonly material?: string
  readonly leadTimeWeeks?: LeadTime
  readonly dimensions?: { readonly width: number; readonly depth: number; readonly height: number }
}

/** A collection of the example catalogue. */
export interface CollectionItem extends Item {
  readonly cover: string
}

/** The products, oldest first. */
export const productItems: readonly ProductItem[] = [
  {
    slug: 'eko-sofa',
    name: 'Eko Bouclé Three-Seater',
    category: 'Living Room',
    material: 'Bouclé',
    leadTimeWeeks: { minimum: 4, maximum: 6 },
    style: 'Contemporary',
    price: 1_850_000,
    items: '(3+1+1)',
    description:
      '<p>A deep three-seater wrapped in cream bouclé, with rounded arms and loose cushions that keep their shape. The hardwood frame is <strong>kiln-dried and corner-blocked</strong>, and the turned walnut legs end in brass tips.</p>',
    collection: 'eko-living',
    isBestSeller: true,
  },
  {
    slug: 'marina-corner',
    name: 'Marina Corner Sofa',
    category: 'Living Room',
    material: 'Linen',
    leadTimeWeeks: { minimum: 4, maximum: 6 },
    style: 'Modern',
    price: 2_450_000,
    items: 'L-shape (5 seats)+4 scatter cushions',
    description:
      '<p>An L-shaped sofa for the open living room, upholstered in a hard-wearing grey linen weave. The chaise can be built on the <em>left or the right</em> to suit your plan.</p>',
    collection: 'marina-lounge',
    isBestSeller: true,
    discountedPrice: 2_150_000,
    dimensions: { width: 240, depth: 98, height: 82 },
  },
  {
    slug: 'oba-sofa',
    name: 'Oba Royal Chesterfield',
    category: 'Living Room',
    material: 'Velvet',
    leadTimeWeeks: { minimum: 6, maximum: 8 },
    style: 'Antique/Royal',
    price: 3_200_000,
    items: '(3+3+1+1)',
    description:
      '<p>Burgundy velvet, a deep-buttoned back and rolled arms edged in old gold: a sofa made to receive guests. Every button is <strong>tied by hand</strong> through the frame, never glued.</p>',
    collection: 'palace',
    isBestSeller: true,
    dimensions: { width: 240, depth: 98, height: 82 },
  },
  {
    slug: 'eleganza-sofa',
    name: 'Eleganza Channel Sofa',
    category: 'Living Room',
    material: 'Velvet',
    leadTimeWeeks: { minimum: 5, maximum: 7 },
    style: 'Glam',
    price: 2_100_000,
    items: '(3+2)',
    description:
      '<p>Vertical channels in deep teal velvet run the full width of the back, and polished brass blades lift the frame off the floor.</p>',
    collection: 'gala',
    discountedPrice: 1_890_000,
  },
  {
    slug: 'kano-leather',
    name: 'Kano Leather Loveseat',
    category: 'Living Room',
    material: 'Leather',
    leadTimeWeeks: { minimum: 6, maximum: 10 },
    style: 'Bespoke',
    price: 1_680_000,
    items: '(2 seater)',
    description:
      '<p>Full-grain cognac leather that deepens in colour with the years, cut from hides chosen one by one. The narrow arms and tapered walnut legs keep it light enough for a study or bedroom corner.</p>',
    collection: 'study',
    dimensions: { width: 240, depth: 98, height: 82 },
  },
  {
    slug: 'adire-wing',
    name: 'Adire Wingback Chair',
    category: 'Armchair',
    material: 'Velvet',
    leadTimeWeeks: { minimum: 3, maximum: 4 },
    style: 'Antique/Royal',
    price: 620_000,
    items: '(1+1)',
    description:
      '<p>A tall wingback in emerald velvet with a diamond-buttoned back and scrolled arms. Turned mahogany legs finish in brass cups.</p>',
    collection: 'palace',
    isBestSeller: true,
    dimensions: { width: 78, depth: 82, height: 96 },
  },
  {
    slug: 'ile-swivel',
    name: 'Ilé Swivel Chair',
    category: 'Armchair',
    material: 'Bouclé',
    leadTimeWeeks: { minimum: 3, maximum: 4 },
    style: 'Contemporary',
    price: 485_000,
    items: '(1)',
    description:
      '<p>A barrel chair in ivory bouclé that turns a full circle on a brushed brass base. The curved back is padded in one piece, so no seam touches the shoulders.</p>',
    collection: 'eko-living',
  },
  {
    slug: 'zuri-chair',
    name: 'Zuri Channel-Back Chair',
    category: 'Armchair',
    material: 'Velvet',
    leadTimeWeeks: { minimum: 2, maximum: 3 },
    style: 'Glam',
    price: 395_000,
    items: '(1+1)',
    description:
      '<p>Slim channels in dusty-rose velvet wrap around a low, generous seat. Tapered brass legs catch the light without crowding the room.</p>',
    collection: 'gala',
    discountedPrice: 345_000,
    dimensions: { width: 78, depth: 82, height: 96 },
  },
  {
    slug: 'jos-lounge',
    name: 'Jos Lounge Chair',
    category: 'Armchair',
    material: 'Walnut',
    leadTimeWeeks: { minimum: 4, maximum: 4 },
    style: 'Minimalist',
    price: 310_000,
    items: '(1)',
    description:
      '<p>An open walnut frame with paddle arms carries two loose linen cushions. The joints are mortised and pegged; there is not a screw in sight.</p>',
    collection: 'quiet-room',
    dimensions: { width: 78, depth: 82, height: 96 },
  },
  {
    slug: 'ikoyi-bed',
    name: 'Ikoyi Channel Bed',
    category: 'Bedroom',
    material: 'Velvet',
    leadTimeWeeks: { minimum: 5, maximum: 7 },
    style: 'Modern',
    price: 2_750_000,
    items: 'Bed+2 nightstands',
    description:
      '<p>A king-size bed in slate-blue velvet, its headboard divided into thirteen soft vertical channels. The set includes two walnut nightstands with marble tops and brass handles.</p>',
    isBestSeller: true,
  },
  {
    slug: 'osun-bed',
    name: 'Osun Panel Bed',
    category: 'Bedroom',
    material: 'Linen',
    leadTimeWeeks: { minimum: 5, maximum: 6 },
    style: 'Minimalist',
    price: 1_950_000,
    items: 'Bed+2 nightstands',
    description:
      '<p>Wide padded panels in oatmeal linen run past the mattress to hold the two oak nightstands. Low, calm and easy to live with.</p>',
    collection: 'quiet-room',
    dimensions: { width: 196, depth: 218, height: 140 },
  },
  {
    slug: 'yaba-dining',
    name: 'Yaba Six-Seater Dining Set',
    category: 'Dining Room',
    material: 'Marble',
    leadTimeWeeks: { minimum: 6, maximum: 8 },
    style: 'Contemporary',
    price: 2_980_000,
    items: 'Table+6 chairs',
    description:
      "<p>A Calacatta-pattern marble top stands on twin fluted walnut drums ringed in brass. Six shell chairs in cream bouclé curve around the diner's back.</p>",
    isBestSeller: true,
    dimensions: { width: 240, depth: 110, height: 76 },
  },
  {
    slug: 'alaafin-dining',
    name: 'Alaafin Eight-Seater Dining Set',
    category: 'Dining Room',
    material: 'Mahogany',
    leadTimeWeeks: { minimum: 8, maximum: 12 },
    style: 'Antique/Royal',
    price: 5_600_000,
    items: 'Table+8 chairs',
    description:
      '<p>Solid mahogany with turned legs, gilded beading and a hand-rubbed top that seats eight. The chairs have buttoned backs in wine velvet inside carved frames.</p>',
  },
  {
    slug: 'vi-dining',
    name: 'Victoria Round Dining Set',
    category: 'Dining Room',
    material: 'Marble',
    leadTimeWeeks: { minimum: 6, maximum: 8 },
    style: 'Glam',
    price: 3_450_000,
    items: 'Table+5 chairs',
    description:
      '<p>A round black-marble top on a drum of polished brass, with five tall channelled chairs in soft taupe velvet. Made for long dinners.</p>',
    collection: 'gala',
    discountedPrice: 3_100_000,
    origin: 'Italy',
    dimensions: { width: 240, depth: 110, height: 76 },
  },
  {
    slug: 'ondo-table',
    name: 'Ondo Ring Table',
    category: 'Center Table',
    material: 'Marble',
    leadTimeWeeks: { minimum: 3, maximum: 5 },
    style: 'Glam',
    price: 480_000,
    items: '(1)',
    description:
      '<p>Twenty-eight slender brass rods carry a round marble top. Open enough to show the rug beneath, heavy enough never to move when bumped.</p>',
    collection: 'eko-living',
    isBestSeller: true,
    dimensions: { width: 110, depth: 70, height: 38 },
  },
  {
    slug: 'sahel-slab',
    name: 'Sahel Travertine Table',
    category: 'Center Table',
    material: 'Travertine',
    leadTimeWeeks: { minimum: 4, maximum: 6 },
    style: 'Minimalist',
    price: 560_000,
    items: '(1)',
    description:
      '<p>Three blocks of honed travertine, set together without a visible joint. The pores are left unfilled so that the stone reads as stone.</p>',
    collection: 'quiet-room',
  },
  {
    slug: 'durbar-table',
    name: 'Durbar Center Table',
    category: 'Center Table',
    material: 'Mahogany',
    leadTimeWeeks: { minimum: 5, maximum: 7 },
    style: 'Antique/Royal',
    price: 690_000,
    items: '(1)',
    description:
      '<p>Turned mahogany legs, gilded beading and a brown Emperador top with a softened edge. A lower shelf keeps books and remotes out of sight.</p>',
    collection: 'palace',
    discountedPrice: 590_000,
    dimensions: { width: 110, depth: 70, height: 38 },
  },
  {
    slug: 'asaba-wardrobe',
    name: 'Asaba Fluted Wardrobe',
    category: 'Wardrobe',
    material: 'Walnut',
    leadTimeWeeks: { minimum: 8, maximum: 12 },
    style: 'Bespoke',
    price: 2_650_000,
    items: '5 bays with lit shelves',
    description:
      '<p>Floor-to-ceiling walnut with fluted and flush doors around a lit open bay. Built to the centimetre after a site visit, with soft-close hinges throughout.</p>',
    collection: 'study',
    isBestSeller: true,
    dimensions: { width: 300, depth: 62, height: 260 },
  },
  {
    slug: 'lekki-tv',
    name: 'Lekki Fluted TV Unit',
    category: 'TV Unit',
    material: 'Walnut',
    leadTimeWeeks: { minimum: 4, maximum: 6 },
    style: 'Contemporary',
    price: 780_000,
    items: '(1)',
    description:
      '<p>Fluted walnut doors, a marble top and slim brass legs. The open bay has a cable channel at the back and room for a decoder and soundbar.</p>',
    isBestSeller: true,
  },
  {
    slug: 'eclipse-tv',
    name: 'Eclipse Floating TV Wall',
    category: 'TV Unit',
    material: 'Marble',
    leadTimeWeeks: { minimum: 6, maximum: 9 },
    style: 'Bespoke',
    price: 1_450_000,
    items: 'Console+marble wall panel',
    description:
      '<p>A wall-hung console in matte black with brass inlay, set against a full-height marble panel with brass edges. We measure, build and install; the television is not included.</p>',
    collection: 'study',
    dimensions: { width: 220, depth: 45, height: 52 },
  },
  {
    slug: 'nok-tv',
    name: 'Nok Oak Media Console',
    category: 'TV Unit',
    material: 'Oak',
    leadTimeWeeks: { minimum: 3, maximum: 4 },
    style: 'Minimalist',
    price: 520_000,
    items: '(1)',
    description:
      '<p>A plain oak console on a recessed plinth, with push-to-open doors and a single open bay. The grain runs unbroken across the front.</p>',
    collection: 'quiet-room',
    discountedPrice: 465_000,
    dimensions: { width: 220, depth: 45, height: 52 },
  },
  {
    slug: 'rumi-carpet',
    name: 'Rumi Medallion Carpet',
    category: 'Carpet',
    material: 'Wool',
    style: 'Antique/Royal',
    price: 1_250_000,
    items: '300 x 210 cm',
    description:
      '<p>A medallion carpet in madder red, indigo and gold, woven in wool with a cotton fringe. Colours mellow rather than fade.</p>',
    collection: 'palace',
    isBestSeller: true,
    origin: 'Turkey',
  },
  {
    slug: 'harmattan-carpet',
    name: 'Harmattan Abstract Carpet',
    category: 'Carpet',
    material: 'Wool',
    leadTimeWeeks: { minimum: 10, maximum: 14 },
    style: 'Modern',
    price: 680_000,
    items: '280 x 200 cm',
    description:
      '<p>Drifting shapes in sand, dust and slate, outlined in bronze thread. Hand-tufted in New Zealand wool with a dense 14 mm pile.</p>',
    collection: 'marina-lounge',
    origin: 'India',
  },
  {
    slug: 'cloud-shag',
    name: 'Cloud Shag Carpet',
    category: 'Carpet',
    style: 'Contemporary',
    price: 385_000,
    items: '240 x 170 cm',
    description:
      '<p>A deep, soft pile in warm ivory that swallows footsteps. Strands are heat-set, so they spring back after vacuuming.</p>',
    discountedPrice: 330_000,
  },
]

/** The collections, oldest first. */
export const collectionItems: readonly CollectionItem[] = [
  {
    slug: 'eko-living',
    name: 'Eko Living Collection',
    style: 'Contemporary',
    price: 2_690_000,
    items: 'Sofa set+Swivel chair+Center table',
    description:
      '<p>The calm side of Lagos: cream bouclé, warm walnut and a little brass. Bought together, the sofa set, swivel chair and ring table cost less than the three alone.</p>',
    cover: '/demo/hero-living.webp',
    isBestSeller: true,
    discountedPrice: 2_450_000,
  },
  {
    slug: 'marina-lounge',
    name: 'Marina Corner Collection',
    style: 'Modern',
    price: 3_420_000,
    items: 'Corner sofa+Nesting tables+Carpet',
    description:
      '<p>Everything for an open-plan living room: a five-seat corner, two nesting tables and a hand-tufted carpet chosen to sit under them.</p>',
    cover: '/demo/hero-corner.webp',
    isBestSeller: true,
  },
  {
    slug: 'palace',
    name: 'Palace Collection',
    style: 'Antique/Royal',
    price: 5_690_000,
    items: '(3+3+1+1)+Center table+Carpet',
    description:
      '<p>For the formal parlour. Buttoned velvet, turned mahogany and gilded edges, carried from the sofa to the carpet.</p>',
    cover: '/demo/hero-lounge.webp',
  },
  {
    slug: 'quiet-room',
    name: 'Quiet Room Collection',
    style: 'Minimalist',
    price: 3_180_000,
    items: 'Bed+Lounge chair+Media console+Center table',
    description:
      '<p>Oak, linen and unfilled stone for people who like a clear floor. Four pieces, three materials, nothing to dust twice.</p>',
    cover: '/demo/osun-bed-1.webp',
  },
  {
    slug: 'gala',
    name: 'Gala Collection',
    style: 'Glam',
    price: 5_350_000,
    items: 'Sofa+2 chairs+Dining set',
    description:
      '<p>Velvet channels and polished brass from the front door to the dining table. A set for people who light candles on weekdays.</p>',
    cover: '/demo/eleganza-sofa-1.webp',
    discountedPrice: 4_990_000,
  },
  {
    slug: 'study',
    name: 'Bespoke Study Collection',
    style: 'Bespoke',
    price: 5_480_000,
    items: 'Loveseat+Fitted wall+TV wall',
    description:
      '<p>A leather loveseat, fitted walnut storage and a marble media wall, all built to one set of site measurements.</p>',
    cover: '/demo/asaba-wardrobe-1.webp',
  },
]
