import { detailSentences, pictureSources } from '@shop/domain'
import { Picture, type PictureProps } from '../../components/picture/index.ts'
import type { ShopImage } from '../shapes/index.ts'

/** Properties of {@link ShopPicture}. */
interface ShopPictureProps extends Omit<PictureProps, 'image' | 'errorLabel'> {
  /** An image as the shop keeps it; null shows `emptyLabel`. */
  image: ShopImage | null
}

/** A picture of the shop: works out the addresses of its variants and leaves the rest to Picture. */
export function ShopPicture({ image, ...rest }: ShopPictureProps) {
  return (
    <Picture
      emptyLabel={detailSentences.noImage}
      {...rest}
      errorLabel={detailSentences.imageError}
      image={image && { ...image, sources: pictureSources(image) }}
    />
  )
}
