import type { Image, Presentation } from '@shop/api'
import type { PicturePlace } from '@shop/domain'
import type { LoaderInput, LoaderOf } from '../../app/routing/page.tsx'

/** The data of About Us: its pictures and the leaders of the shop. */
export interface AboutUsData {
  pictures: Readonly<Record<Exclude<PicturePlace, 'showroom'>, Image | null>>
  team: Presentation['team']
}

/** Loads the data of About Us. */
export const aboutUsLoader: LoaderOf<AboutUsData> = async (input) => {
  const presentation = await read(input)
  const of = (place: PicturePlace) => pictureOf(presentation, place)
  return {
    pictures: {
      about: of('about'),
      design: of('design'),
      manufacturing: of('manufacturing'),
      logistics: of('logistics'),
      clientSupport: of('clientSupport'),
    },
    team: presentation.team,
  }
}

/** The data of E-Catalog: the covers. */
export type ECatalogData = Pick<Presentation, 'catalogues'>

/** Loads the data of E-Catalog. */
export const eCatalogLoader: LoaderOf<ECatalogData> = async (input) => {
  const { catalogues } = await read(input)
  return { catalogues }
}

/** The data of Showroom: its picture, hours and map. */
export interface ShowroomData extends Pick<Presentation, 'hours' | 'coordinates' | 'map'> {
  picture: Image | null
}

/** Loads the data of Showroom. */
export const showroomLoader: LoaderOf<ShowroomData> = async (input) => {
  const presentation = await read(input)
  const { hours, coordinates, map } = presentation
  return { picture: pictureOf(presentation, 'showroom'), hours, coordinates, map }
}

/** Requests the presentation of the shop. Each page sends only the parts that it shows. */
function read({ api, signal }: LoaderInput): Promise<Presentation> {
  return api.presentation.read({}, { signal })
}

function pictureOf({ pictures }: Presentation, place: PicturePlace): Image | null {
  return pictures.find((picture) => picture.place === place)?.image ?? null
}
