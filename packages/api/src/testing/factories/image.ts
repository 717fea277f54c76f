import type { Image } from '../../schemas/types.ts'

const tinyPlaceholder = 'data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA='

/** A stored picture with variants in three widths. */
export function createImage(fields: Partial<Image> = {}): Image {
  return {
    url: '/media/0f1e2d3c-1280.jpg',
    public_id: '0f1e2d3c',
    alt: 'A sofa in a bright room',
    width: 1600,
    height: 1200,
    widths: [320, 640, 1280],
    placeholder: tinyPlaceholder,
    ...fields,
  }
}
