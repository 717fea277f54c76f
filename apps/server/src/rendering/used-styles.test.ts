import { expect, test } from 'vitest'
import { createUsedStyles } from './used-styles.ts'

const sheet = [
  '@font-face{font-family:"a;}b";src:url(/a.woff2)}',
  ':root{--ink:#000}',
  '.card,.tile{color:red}',
  '.card .name:not(.quiet)::after{content:"}"}',
  '.card .price{color:blue}',
  '.wide.card{order:1}',
  '@media (min-width:1px){.card{order:2}.price{order:3}}',
  '@media print{.price{order:4}}',
  '@keyframes fade{to{opacity:0}}',
].join('')

const fonts = '@font-face{font-family:Eko;src:url(/b.woff2)}@media print{@page{margin:0}}'
const sheets: Readonly<Record<string, string>> = { '/fonts.css': fonts, '/shop.css': sheet, '/admin.css': '.name{order:5}' }
const used = createUsedStyles((address) => sheets[address]!)

test('a page gets the rules whose classes it has, in their order, and all rules without a class', () => {
  expect(used(['/shop.css', '/admin.css'], '<p class="card on"><b class="name">Eko</b></p>').rules).toBe(
    [
      '@font-face{font-family:"a;}b";src:url(/a.woff2)}',
      ':root{--ink:#000}',
      '.card,.tile{color:red}',
      '.card .name:not(.quiet)::after{content:"}"}',
      '@media (min-width:1px){.card{order:2}}',
      '@keyframes fade{to{opacity:0}}',
      '.name{order:5}',
    ].join(''),
  )
})

test('a page needs a sheet no longer when it contains the whole sheet, whatever its classes are', () => {
  const { rules, unfinished } = used(['/fonts.css', '/admin.css'], '<b class="name">Eko</b>')
  expect({ rules, unfinished }).toEqual({ rules: `${fonts}.name{order:5}`, unfinished: ['/admin.css'] })
})
