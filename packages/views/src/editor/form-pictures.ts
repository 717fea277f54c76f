import type { EditedPicture } from '@shop/machines'
import type { FormPicture } from '@shop/ui/patterns/product-form'

/** The width of a picture for a tile: twice the largest width of a tile in CSS pixels. */
const tileWidth = 480

/** The tiles of a form for the pictures of its editor. */
export function formPictures(pictures: readonly EditedPicture[]): FormPicture[] {
  return pictures.map((picture) => {
    const { key, alt } = picture
    if (picture.status === 'stored') return { key, alt, src: tileAddress(picture.image) }
    if (picture.status === 'read') return { key, alt, src: picture.url, fileName: picture.fileName }
    return { key, alt, src: null, fileName: picture.file.name }
  })
}

/** The smallest variant that is large enough for a tile. */
function tileAddress({ url, widths }: { url: string; widths: readonly number[] }): string {
  const width = widths.find((each) => each >= tileWidth)
  return width === undefined ? url : url.replace(/-\d+\.jpg$/, `-${width}.jpg`)
}
