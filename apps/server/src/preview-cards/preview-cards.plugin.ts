import type { Collection, Product } from '@shop/api'
import { contract } from '@shop/api'
import { isId } from '@shop/domain'
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import { createInternalTransport } from '../internal-transport.ts'
import type { DrawCard } from '../media/cards/card-content.ts'
import type { MediaStore } from '../media/media-store.ts'
import { mediaUrl } from '../media/names.ts'
import { cardAlt, cardName, collectionCard, enquiryCard, productCard } from './preview-card.ts'
import type { CardEnquiry, CardKind, PreviewCard } from './preview-card.ts'
import { createPreviewCards } from './preview-cards.ts'

/** The picture of a page in link previews. */
export interface PagePreview {
  /** Its path. */
  readonly path: string
  readonly alt: string
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The preview card of an item that shoppers see, or of an enquiry that has a link; null without one. */
    previewOf: (kind: CardKind, id: string) => Promise<PagePreview | null>
  }
}

/** The options of the plugin. */
export interface PreviewCardsPluginOptions {
  readonly store: MediaStore
  /** Null serves no cards: pages then show their first picture. */
  readonly draw: DrawCard | null
  /** Reads an enquiry that has a link; null for any other. */
  readonly readEnquiry: (reference: string) => Promise<CardEnquiry | null>
}

const cardsPath = mediaUrl('cards/')

/** Adds `app.previewOf`, and serves `/media/cards/<name>`. A card's name changes with what it shows, so it is cached permanently. */
export const previewCards = plugin(
  async (app: FastifyInstance, { store, draw, readEnquiry }: PreviewCardsPluginOptions) => {
    const transport = createInternalTransport(app)

    async function find(kind: CardKind, id: string): Promise<PreviewCard | null> {
      if (kind !== 'enquiry') return findItem(kind, id)
      const enquiry = await readEnquiry(id)
      return enquiry && enquiryCard(enquiry, (await app.currentShop()).name)
    }

    /** Reads the item from the API, which has it in its cache after the item's page was rendered. */
    async function findItem(kind: 'product' | 'collection', id: string): Promise<PreviewCard | null> {
      if (!isId(id)) return null
      const endpoint = contract.catalogue[kind]
      const path = endpoint.path.replace(':id', id)
      const { status, body: item } = await transport({ endpoint, params: { id }, path, query: [] })
      if (status === 404) return null
      if (status !== 200) throw new Error(`A preview card could not be made: status ${status}.`)
      const { name: shop } = await app.currentShop()
      return kind === 'product' ? productCard(item as Product, shop) : collectionCard(item as Collection, shop)
    }

    app.decorate('previewOf', async (kind: CardKind, id: string) => {
      const card = draw === null ? null : await find(kind, id)
      return card && { path: `${cardsPath}${cardName(card)}`, alt: cardAlt(card) }
    })

    if (draw === null) return
    const cards = createPreviewCards({ store, draw, find })
    app.get<{ Params: { name: string } }>(`${cardsPath}:name`, async (request, reply) => {
      const found = await cards.open(request.params.name)
      if (found === null) return reply.code(404).header('cache-control', 'no-store').send({ message: 'Picture not found.' })
      reply.header('cache-control', 'no-store')
      if (found.kind === 'busy') return reply.code(503).header('retry-after', 10).send({ message: 'Please try again later.' })
      if (found.kind === 'elsewhere') {
        return reply.redirect(found.name.startsWith('card-') ? `${cardsPath}${found.name}` : mediaUrl(found.name))
      }
      return reply
        .header('cache-control', found.isComplete ? 'public, max-age=31536000, immutable' : 'public, max-age=60')
        .type('image/jpeg')
        .send(found.bytes)
    })
  },
  { name: 'preview-cards' },
)
