import { describe, expect, test } from 'vitest'
import shop from '../../../shop.config.ts'
import { shopConfigFault } from './shop-config-check.ts'
import { shopIdentity } from './shop-config.ts'

/** Returns the demo shop with one fact replaced; `path` names the fact as in the message. */
function withFact(path: string, value: unknown): unknown {
  const changed = JSON.parse(JSON.stringify(shop)) as Record<string, unknown>
  const steps = path.split(/\.|\[(\d+)\]/).filter((step) => step !== undefined && step !== '')
  const last = steps.pop()!
  const group = steps.reduce((at, step) => at[step] as Record<string, unknown>, changed)
  group[last] = value
  return changed
}

const text = 'a text that is not empty'
const address = 'an address that begins with https://'
const socialPage = `${address}, or '' without one`
const pictureFile = 'the path of a JPEG, PNG, WebP or AVIF file next to shop.config.ts'
const map = 'an address that begins with https:// and has {latitude} and {longitude} in it'
const time = "two times of 24 hours, such as ['09:00', '18:00'], or null for closed"
const list = 'a list with at least one entry'
const phone = 'a telephone number of 10 to 15 digits, such as +234 800 000 0000'
const chat = '10 to 15 digits with the country code, such as 2348000000000'
const reach = 'an address that begins with https://, mailto: or tel:'

const nonsense: readonly [path: string, value: unknown, shown: string, expected: string][] = [
  ['name', '  ', "'  '", text],
  ['tagline', '', "''", text],
  ['description', undefined, 'missing', text],
  ['phone', 'call me', "'call me'", phone],
  ['phone', '+234 800', "'+234 800'", phone],
  ['phone', 'Phone +234 800 000 0000', "'Phone +234 800 000 0000'", phone],
  ['phone', '+234 800 000 0000 ext', "'+234 800 000 0000 ext'", phone],
  ['email', 'hello at shop', "'hello at shop'", 'an e-mail address'],
  ['chatNumber', '+234 800 000 0000', "'+234 800 000 0000'", chat],
  ['chatNumber', 'x2348000000000', "'x2348000000000'", chat],
  ['chatNumber', '2348000000000x', "'2348000000000x'", chat],
  ['chatNumber', '2348000000000000', "'2348000000000000'", chat],
  ['chatGreeting', '', "''", text],
  ['address', 'Lagos', "'Lagos'", 'a group of facts'],
  ['address.street', '', "''", text],
  ['address.locality', '', "''", text],
  ['address.region', 7, '7', text],
  ['address.country', '', "''", text],
  ['address.countryCode', 'Nigeria', "'Nigeria'", 'a country as two capital letters, such as NG'],
  ['address.countryCode', 'XNG', "'XNG'", 'a country as two capital letters, such as NG'],
  ['address.countryCode', 'NGA', "'NGA'", 'a country as two capital letters, such as NG'],
  ['coordinates.latitude', 91, '91', 'a number from -90 to 90'],
  ['coordinates.longitude', '3.4', "'3.4'", 'a number from -180 to 180'],
  ['coordinates.longitude', Number.NaN, 'null', 'a number from -180 to 180'],
  ['social.instagram', '@atelier', "'@atelier'", socialPage],
  ['social.tiktok', 'http://tiktok.com/x', "'http://tiktok.com/x'", socialPage],
  ['social.x', 'https://x', "'https://x'", socialPage],
  ['social.x', 'see https://x.example', "'see https://x.example'", socialPage],
  ['social.x', 'https://x.example!', "'https://x.example!'", socialPage],
  ['social.x', 'https://x y.example', "'https://x y.example'", socialPage],
  ['social.x', 'https://x.exa mple', "'https://x.exa mple'", socialPage],
  ['hours.monday', '9-6', "'9-6'", time],
  ['hours.friday', ['18:00', '09:00'], '["18:00","09:00"]', time],
  ['hours.saturday', ['10:00', '25:00'], '["10:00","25:00"]', time],
  ['hours.saturday', ['10:00', '10:00'], '["10:00","10:00"]', time],
  ['hours.saturday', ['10:00', '12:00', '14:00'], '["10:00","12:00","14:00"]', time],
  ['hours.saturday', ['at 10:00', '12:00'], '["at 10:00","12:00"]', time],
  ['hours.saturday', ['10:00', '12:00h'], '["10:00","12:00h"]', time],
  ['hours.sunday', undefined, 'missing', time],
  ['map.service', '', "''", text],
  ['map.embed', 'https://maps.example/here', "'https://maps.example/here'", map],
  ['map.embed', 'https://maps.example/{latitude}', "'https://maps.example/{latitude}'", map],
  ['map.embed', 'https://maps.example/{longitude}', "'https://maps.example/{longitude}'", map],
  ['map.page', 'javascript:{latitude}{longitude}', "'javascript:{latitude}{longitude}'", map],
  ['legal.terms', 'July 8, 2025', "'July 8, 2025'", 'a day of the calendar, such as 2025-07-08'],
  ['legal.privacy', '2025-02-30', "'2025-02-30'", 'a day of the calendar, such as 2025-07-08'],
  ['team', [], '[]', list],
  ['team[0].name', '', "''", text],
  ['team[1].role', '', "''", text],
  ['team[0].words', undefined, 'missing', text],
  ['team[0].links', [], '[]', list],
  ['team[0].links[0].label', '', "''", text],
  ['team[1].links[1].href', 'javascript:alert(1)', "'javascript:alert(1)'", reach],
  ['team[1].links[1].href', 'to mailto:ada@shop.example', "'to mailto:ada@shop.example'", reach],
  ['team[1].links[1].href', 'mailto:ada@shop.example now', "'mailto:ada@shop.example now'", reach],
  ['team[1].links[1].href', 'at tel:+2348000000000', "'at tel:+2348000000000'", reach],
  ['team[1].links[1].href', 'tel:+2348000000000x', "'tel:+2348000000000x'", reach],
  ['catalogues', 'seven', "'seven'", list],
  ['catalogues[6].title', '', "''", text],
  ['catalogues[2].href', '/catalogue', "'/catalogue'", address],
  ['catalogues[0].picture.file', '../secret.png', "'../secret.png'", pictureFile],
  ['catalogues[0].picture.alt', '', "''", text],
  ['pictures.about.file', 'https://elsewhere.example/a.jpg', "'https://elsewhere.example/a.jpg'", pictureFile],
  ['pictures.design', undefined, 'missing', 'a group of facts'],
  ['pictures.manufacturing.alt', '', "''", text],
  ['pictures.logistics.file', 'demo/images/van.svg', "'demo/images/van.svg'", pictureFile],
  ['pictures.clientSupport.file', '/etc/picture.png', "'/etc/picture.png'", pictureFile],
  ['pictures.showroom.file', '', "''", pictureFile],
  ['pictures.showroom.file', 'room.jpg.exe', "'room.jpg.exe'", pictureFile],
  ['map', null, 'null', 'a group of facts'],
]

describe('the check of shop.config.ts', () => {
  test('accepts the facts of the demo shop', () => {
    expect(shopConfigFault(shop)).toBeNull()
  })

  test.each(nonsense)('rejects a shop.config.ts in which %s is %j', (path, value, shown, expected) => {
    expect(shopConfigFault(withFact(path, value))).toBe(`In shop.config.ts, ${path} is ${shown}, but it must be ${expected}.`)
  })

  test.each([
    ['phone', '0800 000 0000'],
    ['coordinates.latitude', -90],
    ['coordinates.longitude', 180],
    ['hours.sunday', null],
    ['social.instagram', ''],
    ['social.x', 'https://x.example'],
    ['social.x', 'https://x.example/shop?tab=1'],
    ['team[0].links[0].href', 'tel:08000000000'],
    ['team[0].links[0].href', 'mailto:ada@shop.example'],
  ])('accepts a shop.config.ts in which %s is %j', (path, value) => {
    expect(shopConfigFault(withFact(path, value))).toBeNull()
  })

  test('checks the optional picture of a team member like any other picture', () => {
    expect(shopConfigFault(withFact('team[0].picture', { file: 'pictures/ade.jpg', alt: 'Ade' }))).toBeNull()
    expect(shopConfigFault(withFact('team[0].picture', { file: 'ade.gif', alt: 'Ade' }))).toBe(
      `In shop.config.ts, team[0].picture.file is 'ade.gif', but it must be ${pictureFile}.`,
    )
  })

  test('rejects a shop.config.ts without an exported shop', () => {
    expect(shopConfigFault(undefined)).toBe('In shop.config.ts, the shop is missing, but it must be a group of facts.')
  })

  test('the demo shop has the number of leaders, catalogues and the dates that the specification names', () => {
    expect(shop.team).toHaveLength(2)
    expect(shop.catalogues).toHaveLength(7)
    expect(shop.legal).toEqual({ terms: '2025-07-08', privacy: '2025-07-08' })
  })

  test('only ten facts of the shop are sent with every page', () => {
    expect(Object.keys(shopIdentity(shop))).toEqual([
      'name',
      'tagline',
      'description',
      'phone',
      'email',
      'chatNumber',
      'chatGreeting',
      'address',
      'social',
      'legal',
    ])
  })
})
