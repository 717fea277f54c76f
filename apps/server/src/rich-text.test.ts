import { array, assert, constantFrom, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { sanitiseRichText } from './rich-text.ts'

test('a sanitised description keeps paragraphs, lists, headings and emphasis', () => {
  const html = '<h2>Frame</h2><p>A <strong>kiln-dried</strong>, <em>pegged</em> frame.</p><ul><li>Oak</li></ul>'
  expect(sanitiseRichText(html)).toBe(html)
})

test('a sanitised description loses scripts with their content, and other elements without it', () => {
  expect(sanitiseRichText('<p onclick="x()">A <script>alert(1)</script><span style="color:red">sofa</span></p>')).toBe(
    '<p>A sofa</p>',
  )
})

test('a sanitised description keeps only web, email and phone addresses in links', () => {
  expect(sanitiseRichText('<a href="https://oak.example" target="_blank">Oak</a>')).toBe(
    '<a href="https://oak.example" rel="nofollow noopener">Oak</a>',
  )
  expect(sanitiseRichText('<a href="javascript:alert(1)">Oak</a>')).toBe('<a rel="nofollow noopener">Oak</a>')
  expect(sanitiseRichText('<a href="//evil.example">Oak</a>')).toBe('<a rel="nofollow noopener">Oak</a>')
})

test('sanitising a description again changes nothing', () => {
  const once = sanitiseRichText('<p>1 < 2 & "3"</p><img src=x onerror=alert(1)><svg><style><img title="</style>">')
  expect(sanitiseRichText(once)).toBe(once)
})

test('sanitising flattens ten thousand nested elements to twenty', () => {
  const nested = `${'<blockquote>'.repeat(10_000)}deep${'</blockquote>'.repeat(10_000)}`
  expect(sanitiseRichText(nested)).toBe(`${'<blockquote>'.repeat(20)}deep${'</blockquote>'.repeat(20)}`)
})

/** Building blocks of attacks: openings, attributes, addresses, encodings, broken ends. */
const openings = constantFrom(
  '<script',
  '<ScRiPt',
  '<img',
  '<svg',
  '<math',
  '<iframe',
  '<object',
  '<embed',
  '<style',
  '<link',
  '<base',
  '<meta',
  '<form',
  '<input',
  '<xmp',
  '<noscript',
  '<template',
  '<textarea',
  '<title',
  '<a',
  '<p',
  '<b',
  '<video',
  '<audio',
  '<details',
  '<marquee',
  '<body',
  '<isindex',
  '<!--',
  '<![CDATA[',
  '</',
  '<?',
  '<%',
  '<',
)
const attributes = constantFrom(
  ' onerror=alert(1)',
  ' onload="alert(1)"',
  " onclick='x'",
  '/onmouseover=x',
  ' style="background:url(javascript:x)"',
  ' src=x',
  ' srcdoc="<script>x</script>"',
  ' href="javascript:alert(1)"',
  ' href="JaVaScRiPt:x"',
  ' href="java\tscript:x"',
  ' href="&#106;avascript:x"',
  ' href="data:text/html,<script>x</script>"',
  ' href=" javascript:x"',
  ' href="\u0001javascript:x"',
  ' href="vbscript:x"',
  ' href="//evil.example"',
  ' xlink:href="javascript:x"',
  ' formaction=javascript:x',
  ' action="javascript:x"',
  ' id=x',
  ' name=cookie',
  ' is=x',
  ' href="https://oak.example"',
  ' title="</style><img src=x onerror=x>"',
)
const ends = constantFrom(
  '>',
  '/>',
  '',
  '>x',
  '>x</script>',
  '></style>',
  '-->',
  ']]>',
  ' <',
  '"><img src=x onerror=x>',
  '\u0000>',
  '&lt;script&gt;',
)

test('sanitising leaves only the elements and links of a description, whatever the input', () => {
  const item = tuple(openings, array(attributes, { maxLength: 3 }), ends).map(
    ([opening, more, end]) => opening + more.join('') + end,
  )
  assert(
    property(array(item, { minLength: 1, maxLength: 6 }), (items) => {
      const clean = sanitiseRichText(items.join(''))
      expect(sanitiseRichText(clean)).toBe(clean)
      const allowed =
        /<\/?(?:p|h2|h3|h4|ul|ol|li|blockquote|strong|em|b|i|u|s|sub|sup|a)>|<(?:br|hr) \/>|<a href="(?:https?:|mailto:|tel:)[^"<>]*" rel="nofollow noopener">|<a rel="nofollow noopener">/g
      expect(clean.replaceAll(allowed, '')).not.toMatch(/[<>]/)
    }),
    { numRuns: 2000 },
  )
})
