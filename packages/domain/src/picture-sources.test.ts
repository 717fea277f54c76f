import { describe, expect, it } from 'vitest'
import { pictureSources } from './picture-sources.ts'

describe('pictureSources', () => {
  it('the sources of a picture list every width in every format', () => {
    expect(pictureSources({ url: '/media/0f1e-2d-1280.jpg', widths: [320, 1280] })).toEqual({
      avif: '/media/0f1e-2d-320.avif 320w, /media/0f1e-2d-1280.avif 1280w',
      webp: '/media/0f1e-2d-320.webp 320w, /media/0f1e-2d-1280.webp 1280w',
      jpeg: '/media/0f1e-2d-320.jpg 320w, /media/0f1e-2d-1280.jpg 1280w',
      src: '/media/0f1e-2d-1280.jpg',
    })
  })

  it('a picture without widths has no source but src', () => {
    expect(pictureSources({ url: '/demo/eko-sofa-1.webp', widths: [] })).toEqual({
      avif: '',
      webp: '',
      jpeg: '',
      src: '/demo/eko-sofa-1.webp',
    })
  })

  it.each(['data:image/png;base64,AA==', '/media/0f1e-1280.jpg.webp'])(
    'a picture with the address %s has no source but src',
    (url) => {
      expect(pictureSources({ url, widths: [320] })).toEqual({ avif: '', webp: '', jpeg: '', src: url })
    },
  )
})
