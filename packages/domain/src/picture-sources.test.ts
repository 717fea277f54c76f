import { describe, expect, it } from 'vitest'
import { pictureSources } from './picture-sources.ts'

describe('pictureSources', () => {
  it('lists every width of a picture in every format', () => {
    expect(pictureSources({ url: '/media/0f1e-2d-1280.jpg', widths: [320, 1280] })).toEqual({
      avif: '/media/0f1e-2d-320.avif 320w, /media/0f1e-2d-1280.avif 1280w',
      webp: '/media/0f1e-2d-320.webp 320w, /media/0f1e-2d-1280.webp 1280w',
      jpeg: '/media/0f1e-2d-320.jpg 320w, /media/0f1e-2d-1280.jpg 1280w',
      src: '/media/0f1e-2d-1280.jpg',
    })
  })

  it('returns only src for a picture without widths', () => {
    expect(pictureSources({ url: '/demo/eko-sofa-1.webp', widths: [] })).toEqual({
      avif: '',
      webp: '',
      jpeg: '',
      src: '/demo/eko-sofa-1.webp',
    })
  })

  it('returns only src for an address in another format', () => {
    expect(pictureSources({ url: 'data:image/png;base64,AA==', widths: [320] })).toEqual({
      avif: '',
      webp: '',
      jpeg: '',
      src: 'data:image/png;base64,AA==',
    })
  })
})
