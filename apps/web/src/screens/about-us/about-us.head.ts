import { pictureSizes } from '@shop/ui/patterns/picture-sizes'
import type { HeadOf } from '../../app/routing/page.tsx'
import { breadcrumbData } from '../../app/head/structured-data.ts'
import { paths } from '../../paths.ts'
import type { AboutUsData } from '../presentation/presentation.loader.ts'

/** The head of About Us. */
export const aboutUsHead: HeadOf<AboutUsData> = ({ data: { pictures }, facts }) => {
  const image = pictures.about
  const canonical = paths.aboutUs.href()
  return {
    title: 'About Us',
    description: `The vision, the mission and the people of ${facts.shop.name}, who design, build and deliver your furniture.`,
    canonical,
    image,
    firstPicture: image && { image, sizes: pictureSizes.hero },
    structured: [breadcrumbData([{ name: 'About Us', href: canonical }], facts)],
  }
}
