import { pictureSizes } from '@shop/ui/patterns/picture-sizes'
import type { HeadOf } from '../../app/routing/page.tsx'
import { organizationData } from '../../app/head/structured-data.ts'
import { paths } from '../../paths.ts'
import type { HomeData } from './home.loader.ts'

/** The head of Home. A shop without hero pictures is previewed with the first category that has a picture. */
export const homeHead: HeadOf<HomeData> = ({ data: { heroes, categories }, facts }) => {
  const [hero = null] = heroes
  return {
    title: null,
    description: facts.shop.description,
    canonical: paths.home.href(),
    image: hero ?? categories.find(({ image }) => image)?.image ?? null,
    firstPicture: hero && { image: hero, sizes: pictureSizes.hero },
    structured: [organizationData(facts)],
  }
}
