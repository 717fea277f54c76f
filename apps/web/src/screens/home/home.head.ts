import { pictureSizes } from '@shop/ui/patterns/picture-sizes'
import type { HeadOf } from '../../app/routing/page.tsx'
import { organizationData } from '../../app/head/structured-data.ts'
import { paths } from '../../paths.ts'
import type { HomeData } from './home.loader.ts'

/** The head of Home. */
export const homeHead: HeadOf<HomeData> = ({ data: { heroes }, facts }) => {
  const image = heroes[0] ?? null
  return {
    title: null,
    description: facts.shop.description,
    canonical: paths.home.href(),
    image,
    firstPicture: image && { image, sizes: pictureSizes.hero },
    structured: [organizationData(facts)],
  }
}
