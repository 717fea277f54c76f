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

const used = createUsedStyles((address) => (address === '/shop.css' ? sheet : '.name{order:5}'))

test('a page gets the rules whose classes it has, in their order, and all rules without a class', () => {
  expect(used(['/shop.css', '/admin.css'], '<p class="card on"><b class="name">Eko</b></p>')).toBe(
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
