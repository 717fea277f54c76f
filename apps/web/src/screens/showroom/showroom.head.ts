import { pictureSizes } from '@shop/ui/patterns/picture-sizes'
import type { HeadOf } from '../../app/routing/page.tsx'
import { breadcrumbData, storeData } from '../../app/head/structured-data.ts'
import { paths } from '../../paths.ts'
import { isByAppointment } from './by-appointment.ts'
import type { ShowroomData } from '../presentation/presentation.loader.ts'

/** The head of Showroom: the shop as a place with hours. */
export const showroomHead: HeadOf<ShowroomData> = ({ data, facts }) => {
  const image = data.picture
  const { street, locality } = facts.shop.address
  const week = data.hours.map((line) => `${line.days} ${line.hours}`).join(', ')
  const hours = isByAppointment(data.hours) ? 'By appointment' : week
  const canonical = paths.showroom.href()
  return {
    title: 'Showroom',
    description: `Visit ${facts.shop.name} at ${street}, ${locality}. ${hours}.`,
    canonical,
    image,
    firstPicture: image && { image, sizes: pictureSizes.hero },
    structured: [storeData(data, canonical, facts), breadcrumbData([{ name: 'Showroom', href: canonical }], facts)],
  }
}
