import { mapAddress } from './map-address.ts'
import { hoursLines } from './opening-hours.ts'
import { picturePlaces } from './shop-config.ts'
import type { PictureFile, ShopConfig } from './shop-config.ts'

/** Every picture file in the facts of a shop, each with the name of its fact. */
export function pictureFilesOf(shop: ShopConfig): { readonly name: string; readonly picture: PictureFile }[] {
  return [
    ...picturePlaces.map((place) => ({ name: `pictures.${place}`, picture: shop.pictures[place] })),
    ...shop.team.flatMap(({ picture }, index) => (picture ? [{ name: `team[${index}].picture`, picture }] : [])),
    ...shop.catalogues.map(({ picture }, index) => ({ name: `catalogues[${index}].picture`, picture })),
  ]
}

/**
 * The facts that only some pages show, with formatted hours and complete map addresses.
 *
 * @param imageOf - returns the picture for a file
 */
export function presentationOf<Image>(shop: ShopConfig, imageOf: (picture: PictureFile) => Image) {
  return {
    pictures: picturePlaces.map((place) => ({ place, image: imageOf(shop.pictures[place]) })),
    team: shop.team.map(({ picture, links, ...leader }) => ({
      ...leader,
      links: [...links],
      image: picture ? imageOf(picture) : null,
    })),
    catalogues: shop.catalogues.map(({ picture, ...cover }) => ({ ...cover, image: imageOf(picture) })),
    ...showroomOf(shop),
  }
}

/** The facts for a visit to the showroom, with formatted hours and complete map addresses. */
export function showroomOf({ hours, coordinates, map }: Pick<ShopConfig, 'hours' | 'coordinates' | 'map'>) {
  return {
    hours: hoursLines(hours),
    coordinates,
    map: {
      service: map.service,
      embed: mapAddress(map.embed, coordinates),
      page: mapAddress(map.page, coordinates),
    },
  }
}
