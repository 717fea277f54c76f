import { detailSentences, pictureSources } from '@shop/domain'
import { Picture, type PictureLook } from '../../components/picture/index.ts'
import type { ShopImage } from '../shapes/index.ts'

interface ShopPictureProps extends PictureLook {
  /** A stored picture, or null to show `emptyLabel`. */
  image: ShopImage | null
}

/** Renders a stored picture: derives the addresses of its variants for `Picture`. */
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
