import type { Image } from '@shop/api'
import { HeroView } from '@shop/views/hero'
import { useShopFacts } from '../../app/services/shop-facts.ts'
import { paths } from '../../paths.ts'
import { useHeroSlides } from './useHeroSlides.ts'

const links = { shop: paths.shop.href(), contact: paths.contact.href() }

/** The hero of Home: five pictures, one every five seconds. */
export function HomeHero({ images }: { images: readonly Image[] }) {
  const { shop } = useShopFacts()
  return <HeroView {...useHeroSlides(images.length)} images={images} shop={shop} links={links} />
}
