import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { extractPictures } from './extract-pictures.ts'
import type { LightForm } from './extract-pictures.ts'

const megabyte = 1024 * 1024
const head = 'data:image/jpeg;base64,'
const [first, second] = [randomBytes(100_000), randomBytes(200_001)]
const urlOf = (bytes: Buffer) => head + bytes.toString('base64')
const extract = (body: string) => extractPictures(Buffer.from(body), megabyte, (bytes) => bytes)

/** The body that a form was made of. */
function restored({ json, pictures }: LightForm<Buffer>): string {
  return [...pictures].reduce((body, [url, bytes]) => body.replace(url, () => urlOf(bytes)), json)
}

describe('extractPictures', () => {
  const form = { name: '₦5 sofa', images: [first, second].map((bytes) => ({ url: urlOf(bytes), isNew: true, alt: '“one”' })) }

  test('replaces each large picture by a short URL of its own and changes nothing else', () => {
    const light = extract(JSON.stringify(form))
    expect([...light.pictures.values()]).toEqual([first, second])
    expect(JSON.parse(light.json)).toEqual({
      ...form,
      images: [...light.pictures.keys()].map((url) => ({ url, isNew: true, alt: '“one”' })),
    })
    expect(restored(light)).toBe(JSON.stringify(form))
  })

  test('gives the same picture another URL in every form and at every place', () => {
    const body = JSON.stringify([{ url: urlOf(first) }, { url: urlOf(first) }])
    expect(new Set([...extract(body).pictures.keys(), ...extract(body).pictures.keys()]).size).toBe(4)
  })

  test('leaves a short URL that validation treats like the whole one: a data URL longer than any address', () => {
    const [url = ''] = extract(JSON.stringify(form)).pictures.keys()
    expect(url.startsWith(urlOf(first).slice(0, 4096))).toBe(true)
    expect(url.length).toBeLessThan(5000)
  })

  test.each([
    ['a small picture', JSON.stringify({ url: urlOf(randomBytes(1000)) })],
    ['a picture above the limit', JSON.stringify({ url: urlOf(randomBytes(megabyte + 1)) })],
    ['a large URL that is not base64', JSON.stringify({ url: urlOf(first).replace(',', ',!!!!') })],
    ['a large URL with escaped characters', JSON.stringify({ url: urlOf(first) }).replace(',', String.raw`\u002c`)],
    ['a large URL of something else', JSON.stringify({ url: `data:text/html;base64,${first.toString('base64')}` })],
    ['a picture in another property', JSON.stringify({ name: urlOf(first) })],
    ['a picture that is quoted in a text', JSON.stringify({ description: JSON.stringify(form) })],
    ['a picture without an end', JSON.stringify({ url: urlOf(first) }).slice(0, -2)],
    ['no JSON', 'sofa'],
    ['nothing', ''],
  ])('leaves %s in the form', (_, body) => {
    expect(extract(body)).toEqual({ json: body, pictures: new Map() })
  })

  test.each([
    ['a comma too many', JSON.stringify(form).replace('}]', '},]')],
    ['a missing end', JSON.stringify(form).slice(0, -1)],
    ['a name without quotes', JSON.stringify(form).replace('"name"', 'name')],
  ])('leaves JSON with %s as wrong as it was', (_, body) => {
    const light = extract(body)
    expect(light.pictures.size).toBe(2)
    expect(() => JSON.parse(light.json)).toThrow(SyntaxError)
    expect(restored(light)).toBe(body)
  })
})
