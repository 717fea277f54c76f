import type { Image, Presentation } from '@shop/api'
import type { PicturePlace } from '@shop/domain'
import type { LoaderInput, LoaderOf } from '../../app/routing/page.tsx'

/** What About Us shows: its pictures and who leads the shop. */
export interface AboutUsData {
  pictures: Readonly<Record<Exclude<PicturePlace, 'showroom'>, Image | null>>
  team: Presentation['team']
}

/** Reads what About Us shows. */
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

/** What E-Catalog shows: the covers. */
export type ECatalogData = Pick<Presentation, 'catalogues'>

/** Reads what E-Catalog shows. */
export const eCatalogLoader: LoaderOf<ECatalogData> = async (input) => {
  const { catalogues } = await read(input)
  return { catalogues }
}

/** What Showroom shows: its picture, hours and map. */
export interface ShowroomData extends Pick<Presentation, 'hours' | 'coordinates' | 'map'> {
  picture: Image | null
}

/** Reads what Showroom shows. */
export const showroomLoader: LoaderOf<ShowroomData> = async (input) => {
  const presentation = await read(input)
  const { hours, coordinates, map } = presentation
  return { picture: pictureOf(presentation, 'showroom'), hours, coordinates, map }
}

/** How the shop presents itself. Each page only sends what it shows of it. */
function read({ api, signal }: LoaderInput): Promise<Presentation> {
  return api.presentation.read({}, { signal })
}

function pictureOf({ pictures }: Presentation, place: PicturePlace): Image | null {
  return pictures.find((picture) => picture.place === place)?.image ?? null
}
