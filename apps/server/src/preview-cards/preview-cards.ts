import type { Image } from '@shop/api'
import { createGate } from '../gate.ts'
import type { DrawCard } from '../media/cards/card-content.ts'
import { type MediaStore, readStored } from '../media/media-store.ts'
import { variantName } from '../media/names.ts'
import { quickVariant } from '../media/recipe.ts'
import { cardName, type CardKind, type PreviewCard, readCardName } from './preview-card.ts'

/** The response to a request for a card. */
type CardResponse =
  /** The card. It may be cached permanently when it is complete; a picture is missing otherwise. */
  | { readonly kind: 'card'; readonly bytes: Buffer; readonly isComplete: boolean }
  /** The item has changed, or too many cards are being drawn: the card, or the picture, that the item has now. */
  | { readonly kind: 'elsewhere'; readonly name: string }
  | { readonly kind: 'busy' }

/** Draws the preview cards of items when they are first asked for, and keeps them in the store of pictures. */
export interface PreviewCards {
  /** @returns null for a name that no card has, and for an item that shoppers do not see */
  open(name: string): Promise<CardResponse | null>
}

/** The options of preview cards. */
export interface PreviewCardsOptions {
  readonly store: MediaStore
  readonly draw: DrawCard
  /** The card that an item that shoppers see has now, or null. */
  readonly find: (kind: CardKind, id: string) => Promise<PreviewCard | null>
  /** How many cards wait at once for being drawn. */
  readonly waitingMaximum?: number
}

/** The width in which a picture is wide enough for a card, in pixels. */
const enoughWidth = 640

/** Creates the cards of one process. It draws one at a time. */
export function createPreviewCards({ store, draw, find, waitingMaximum = 20 }: PreviewCardsOptions): PreviewCards {
  const gate = createGate(1)
  const drawing = new Map<string, Promise<CardResponse>>()

  async function drawNow(name: string, { content, pictures }: PreviewCard): Promise<CardResponse> {
    const files = await Promise.all(pictures.map((image) => readPicture(store, image)))
    const found = files.filter((file) => file !== null)
    const isComplete = found.length === files.length
    const bytes = await draw({ content, pictures: isComplete ? found : found.slice(0, 1) })
    if (isComplete) await store.put(name, bytes)
    return { kind: 'card', bytes, isComplete }
  }

  return {
    async open(name) {
      const item = readCardName(name)
      if (item === null) return null
      const card = await find(item.kind, item.id)
      if (card === null) return null
      // Only the current card is drawn, so that nobody can have any other one drawn. The response never reveals the name of a secret card.
      const current = cardName(card)
      if (current !== name) return card.secret === undefined ? { kind: 'elsewhere', name: current } : null
      const stored = await readStored(store, name)
      if (stored !== null) return { kind: 'card', bytes: stored, isComplete: true }
      const begun = drawing.get(name)
      if (begun !== undefined) return begun
      if (drawing.size >= waitingMaximum) {
        const [picture] = card.pictures
        return picture === undefined ? { kind: 'busy' } : { kind: 'elsewhere', name: variantName(picture.public_id, 'og.jpg') }
      }
      const started = gate(() => drawNow(name, card)).finally(() => drawing.delete(name))
      drawing.set(name, started)
      return started
    },
  }
}

/** A JPEG of a picture: a wide one when it exists, else the one that is stored first; null when the store has neither. */
async function readPicture(store: MediaStore, { public_id: hash, widths }: Image): Promise<Buffer | null> {
  const wide = widths.find((width) => width >= enoughWidth)
  const file = wide === undefined ? null : await readStored(store, variantName(hash, `${wide}.jpg`))
  return file ?? readStored(store, variantName(hash, quickVariant(widths)))
}
