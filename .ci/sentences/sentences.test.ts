import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { account } from './account.ts'
import { catalogue } from './catalogue.ts'
import { lists } from './lists.ts'
import { literalsIn, type Literal } from './literals.ts'
import { textsLookedAt } from './looks.ts'
import { isLookAt, isSource } from './matches.ts'
import { office } from './office.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** What the product says: file by file, without tests, stories and their tools. */
const product = globSync('{shop.config.ts,{packages/{domain,machines,ui},apps/web}/src/**/*.{ts,tsx}}', { cwd: root })
  .filter((file) => !/\.(?:test|stories|model)\.|\/testing\//.test(file))
  .map((file) => ({ file, says: literalsIn(file, read(file)).map(({ literal }) => literal) }))

/** The files that say a text, word for word; those that put it together only where no file writes it out. */
function sourcesOf(text: string): string[] {
  const sayingIt = (is: (literal: Literal) => boolean) => product.filter(({ says }) => says.some(is)).map(({ file }) => file)
  const exact = sayingIt((literal) => literal === text)
  return exact.length > 0 ? exact : sayingIt((literal) => isSource(literal, text))
}

const looks = new Map<string, Literal[]>()
function looksIn(file: string): Literal[] {
  const known = looks.get(file) ?? textsLookedAt(file, read(file))
  looks.set(file, known)
  return known
}

const places = [...catalogue, ...account, ...lists, ...office]

describe.each(places)('$where', ({ lookedAtIn, sentences = [], names = [], composed = [] }) => {
  test.each(sentences)('says once in the product: %s', (sentence) => {
    expect(sourcesOf(sentence)).toEqual([expect.any(String)])
  })

  test.each(names)('has the name: %s', (name) => {
    expect(sourcesOf(name)).not.toEqual([])
  })

  test.each([...sentences, ...names, ...composed])(`is looked at in ${lookedAtIn}: %s`, (text) => {
    expect(looksIn(lookedAtIn).some((literal) => isLookAt(literal, text))).toBe(true)
  })
})
