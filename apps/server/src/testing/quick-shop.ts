import { picturePlaces } from '@shop/domain'
import type { ShopConfig } from '@shop/domain'
import demoShop from '../../../../shop.config.ts'

const picture = { file: 'demo/images/jos-lounge-1.webp', alt: 'A chair' }

/** The demo shop with one picture for all, because a server on a new data folder has to process each of them. */
export const quickShop: ShopConfig = {
  ...demoShop,
  pictures: Object.fromEntries(picturePlaces.map((place) => [place, picture])) as ShopConfig['pictures'],
  catalogues: [{ title: 'Chairs', href: 'https://designs.example/chairs', picture }],
}
