import type { PictureImage } from '../components/picture/index.ts'

const wingPlaceholder =
  'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQABAAA4BaJQBdgB8wkU88taAA/nG5e6N7iymgM116BE2FxnDoxpANTjqEbvthAAA='

const picture = (src: string, alt: string, width: number, height: number): PictureImage & { alt: string } => ({
  sources: { avif: '', webp: '', jpeg: '', src },
  alt,
  width,
  height,
})

/** Bundled pictures of the demo shop, so that stories need no network. */
export const pictures = {
  wingChair: {
    ...picture(
      new URL('../../../../demo/images/adire-wing-1.webp', import.meta.url).href,
      'A deep green wing chair with a buttoned back, seen from the front',
      1200,
      1200,
    ),
    placeholder: wingPlaceholder,
  },
  wingChairDetail: picture(
    new URL('../../../../demo/images/adire-wing-2.webp', import.meta.url).href,
    'The wing chair from the side',
    1200,
    1200,
  ),
  sofa: picture(new URL('../../../../demo/images/eko-sofa-1.webp', import.meta.url).href, 'A long sofa', 1200, 1200),
  livingRoom: picture(new URL('../../../../demo/images/hero-living.webp', import.meta.url).href, 'A living room', 1920, 1080),
  bedroom: picture(new URL('../../../../demo/images/hero-bedroom.webp', import.meta.url).href, 'A bedroom', 1920, 1080),
  diningRoom: picture(new URL('../../../../demo/images/hero-dining.webp', import.meta.url).href, 'A dining room', 1920, 1080),
}

/** A picture whose file is missing. */
export const brokenPicture = picture('data:image/png;base64,broken', 'A wardrobe', 1200, 1200)
