import { createImage } from '@shop/api/testing'
import { expect, test } from 'vitest'
import { formPictures } from './form-pictures.ts'

const image = createImage({ url: '/media/0f1e-1280.jpg', widths: [320, 480, 640, 1280] })
const file = { name: 'front.jpg', size: 1, type: 'image/jpeg' }

test('shows a stored picture in the variant that fits a tile, a new one by its data, and an unread one as waiting', () => {
  expect(
    formPictures([
      { key: 'a', status: 'stored', alt: 'A sofa', image },
      { key: 'b', status: 'read', alt: '', url: 'data:image/jpeg;base64,AAAA', fileName: 'side.jpg', pick: 1 },
      { key: 'c', status: 'reading', alt: '', file, pick: 1 },
    ]),
  ).toEqual([
    { key: 'a', alt: 'A sofa', src: '/media/0f1e-480.jpg' },
    { key: 'b', alt: '', src: 'data:image/jpeg;base64,AAAA', fileName: 'side.jpg' },
    { key: 'c', alt: '', src: null, fileName: 'front.jpg' },
  ])
})

test('shows a small picture in its original size', () => {
  const small = createImage({ url: '/media/0f1e-320.jpg', widths: [320] })
  expect(formPictures([{ key: 'a', status: 'stored', alt: '', image: small }])).toEqual([
    { key: 'a', alt: '', src: '/media/0f1e-320.jpg' },
  ])
})
