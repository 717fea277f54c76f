import { expect, test } from 'vitest'
import shop from '../../../shop.config.ts'
import { pictureFilesOf, presentationOf } from './presentation.ts'

const presented = presentationOf(shop, ({ file }) => file)

test('the shop presents two leaders, seven catalogues and its own pictures', () => {
  expect(presented.team.map(({ image, links }) => [image, links.length])).toEqual([
    [null, 2],
    [null, 2],
  ])
  expect(presented.catalogues.map(({ title }) => title)).toEqual([
    'Living Rooms',
    'Armchairs',
    'Bedrooms',
    'Dining Rooms',
    'Wardrobes',
    'TV Walls',
    'Carpets',
  ])
  expect(presented.pictures.map(({ place }) => place)).toEqual([
    'about',
    'design',
    'manufacturing',
    'logistics',
    'clientSupport',
    'showroom',
  ])
})

test('the map shows the showroom at zoom level 17', () => {
  expect(presented.map.embed).toBe('https://www.google.com/maps?q=6.4474,3.4723&z=17&output=embed')
  expect(presented.map.page).toBe('https://www.google.com/maps/search/?api=1&query=6.4474,3.4723')
})

test('every picture file is listed with the name of its fact', () => {
  const adaeze = { ...shop.team[0]!, picture: { file: 'adaeze.jpg', alt: 'Adaeze' } }
  const files = pictureFilesOf({ ...shop, team: [adaeze, shop.team[1]!] })
  expect(files).toHaveLength(6 + 1 + 7)
  expect(files.find(({ picture }) => picture.file === 'adaeze.jpg')?.name).toBe('team[0].picture')
  expect(presentationOf({ ...shop, team: [adaeze] }, ({ file }) => file).team[0]?.image).toBe('adaeze.jpg')
})
