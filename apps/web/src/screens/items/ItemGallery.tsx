import type { CarouselEvent } from '@shop/machines'
import { ProductGallery } from '@shop/ui/patterns/product-gallery'
import type { ProductGalleryProps } from '@shop/ui/patterns/product-gallery'
import { useLateActor } from '../../app/shop/useLateActor.ts'
import type { GallerySnapshot } from './gallery-actor.ts'

type ItemGalleryProps = Pick<ProductGalleryProps, 'images' | 'name'> & Required<Pick<ProductGalleryProps, 'emptyLabel'>>

/**
 * The pictures of an item, moved by arrows, thumbnails and swipes of at least 50 pixels, in a loop. The machine restarts when
 * the page has more pictures than the card; before that there was nothing to move.
 */
export function ItemGallery(props: ItemGalleryProps) {
  return <Gallery key={props.images.length > 1 ? 'many' : 'one'} {...props} />
}

const firstPicture = (): GallerySnapshot => ({ context: { index: 0 } })

function Gallery(props: ItemGalleryProps) {
  const [{ context }, send] = useLateActor<GallerySnapshot, CarouselEvent>({
    before: firstPicture,
    start: async (show) => (await import('./gallery-actor.ts')).startGallery(props.images.length, show),
  })
  return (
    <ProductGallery
      {...props}
      index={context.index}
      onNext={() => send({ type: 'slide.next' })}
      onPrevious={() => send({ type: 'slide.previous' })}
      onGo={(index) => send({ type: 'slide.go', index })}
      onSwipeEnd={(distance) => send({ type: 'swipe.end', distance })}
    />
  )
}
