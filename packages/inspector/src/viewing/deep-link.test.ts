import { expect, it } from 'vitest'
import { readHash, writeHash } from './deep-link.ts'

const typed = (subject: string) => ({ kind: 'send', event: { type: 'fields.typed', values: { subject } } }) as const
const linked = { machine: 'contact', input: { user: null }, steps: [typed('Ọ̀pá & 100 % wood'), typed('')] }

it('reads the steps that a link contains', async () => {
  expect(await readHash(await writeHash(linked))).toEqual(linked)
})

it('reads a link of version 1.2.0', async () => {
  expect(await readHash(`#steps=${encodeURIComponent(JSON.stringify(linked))}`)).toEqual(linked)
})

it('writes a short link for many similar steps', async () => {
  const steps = Array.from({ length: 300 }, (_, step) => typed('A sofa for the living room. '.repeat(20).slice(0, step)))
  const hash = await writeHash({ ...linked, steps })
  expect(hash.length).toBeLessThan(4000)
  expect(await readHash(hash)).toEqual({ ...linked, steps })
})

it('finds no steps in a link that was cut off', async () => {
  const hash = await writeHash(linked)
  const ends = [hash.length - 8, hash.length / 2, '#steps='.length]
  expect(await Promise.all(ends.map((end) => readHash(hash.slice(0, end))))).toEqual([null, null, null])
})

it.each(['', '#steps={"machine":"contact","steps":[null]}', '#steps={"machine":"contact"}'])(
  'finds no steps in the hash %j',
  async (hash) => {
    expect(await readHash(hash)).toBeNull()
  },
)
