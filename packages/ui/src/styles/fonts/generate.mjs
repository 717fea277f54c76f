/**
 * Generates the shop's font files and fonts.css: `node packages/ui/src/styles/fonts/generate.mjs`. A first view downloads two
 * files: the sans-serif font (with ₦ and every Yoruba and Igbo letter) and the Latin serif font. The dotted letters of the serif font
 * are in two more files, and dotted letters with a tone mark in a third, which a browser downloads only when a page uses them. The
 * fallback fonts are system fonts scaled to our metrics, so that swapping fonts moves nothing.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { ascii, dotted, features, marks, punctuation, sansAxes, serifAxes, toned, western } from './letters.mjs'
import { readFont } from './font-tables.mjs'

const here = new URL('.', import.meta.url)
const require = createRequire(import.meta.url)

const fraunces = (subset) => `@fontsource-variable/fraunces/files/fraunces-${subset}-full-normal.woff2`

const files = [
  {
    name: 'inter',
    family: 'Inter Variable',
    weights: '400 700',
    from: 'inter-ui/variable/InterVariable.woff2',
    axes: sansAxes,
    text: ascii + western + punctuation + dotted + toned + marks + '₦',
  },
  {
    name: 'fraunces',
    family: 'Fraunces Variable',
    weights: '400 600',
    from: fraunces('latin'),
    axes: serifAxes,
    text: ascii + western + punctuation,
  },
  {
    name: 'fraunces-dotted',
    family: 'Fraunces Variable',
    weights: '400 600',
    from: fraunces('vietnamese'),
    axes: serifAxes,
    text: dotted + toned,
  },
  {
    name: 'fraunces-extended',
    family: 'Fraunces Variable',
    weights: '400 600',
    from: fraunces('latin-ext'),
    axes: serifAxes,
    text: dotted + toned + '₦ŠšŽžŸƒ',
  },
  {
    // Fraunces does not say where a tone mark goes on a dotted letter, so 'ọ̀' would show the mark beside the letter. Without marks in
    // Fraunces, browsers take the whole of such a letter from this font, which looks alike.
    name: 'tones',
    family: 'Fraunces Tones',
    weights: '400 600',
    from: '@fontsource-variable/literata/files/literata-vietnamese-standard-normal.woff2',
    axes: { wght: serifAxes.wght, opsz: 72 },
    text: dotted + marks,
    sizeAdjust: '95%',
  },
]

/** System fonts that are shown until ours have loaded. Widths are per em, averaged over running text. */
const fallbacks = [
  { family: 'Inter Fallback', of: 'inter', local: ['Arial', 'Liberation Sans'], width: 913 / 2048 },
  { family: 'Inter Fallback Android', of: 'inter', local: ['Roboto', 'Roboto-Regular'], width: 911 / 2048 },
  { family: 'Fraunces Fallback', of: 'fraunces', local: ['Georgia', 'Gelasio'], width: 913 / 2048 },
  { family: 'Fraunces Fallback Android', of: 'fraunces', local: ['Noto Serif', 'NotoSerif'], width: 481 / 1000 },
  {
    family: 'Fraunces Fallback Times',
    of: 'fraunces',
    local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
    width: 832 / 2048,
  },
]

const metrics = new Map()
const claimed = new Set()
let css = '/* Written by generate.mjs; change that and run it again. */\n'

for (const file of files) {
  const source = await readFile(require.resolve(file.from))
  const options = { variationAxes: file.axes, keepFeatures: features, noHinting: true }
  const font = readFont(await subsetFont(source, file.text, { ...options, targetFormat: 'sfnt' }))
  const woff2 = await subsetFont(source, file.text, { ...options, targetFormat: 'woff2' })
  await writeFile(new URL(`${file.name}.woff2`, here), woff2)
  metrics.set(file.name, font)
  // Two faces of one family must not contain the same character; the first file in the list wins.
  const own = [...font.advances.keys()].filter((code) => !claimed.has(`${file.family} ${code}`))
  for (const code of own) claimed.add(`${file.family} ${code}`)
  css += `
@font-face {
  font-family: '${file.family}';
  font-style: normal;
  font-weight: ${file.weights};
  font-display: swap;
  src: url('./${file.name}.woff2') format('woff2');${file.sizeAdjust ? `\n  size-adjust: ${file.sizeAdjust};` : ''}
  unicode-range: ${unicodeRange(own)};
}
`
  console.log(`${file.name}.woff2 ${woff2.length} bytes, ${own.length} characters`)
}

for (const fallback of fallbacks) {
  const font = metrics.get(fallback.of)
  const adjust = averageWidth(font) / fallback.width
  const percent = (value) => `${(value * 100).toFixed(2)}%`
  css += `
@font-face {
  font-family: '${fallback.family}';
  src: ${fallback.local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(font.ascent / font.unitsPerEm / adjust)};
  descent-override: ${percent(-font.descent / font.unitsPerEm / adjust)};
  line-gap-override: ${percent(font.lineGap / font.unitsPerEm / adjust)};
}
`
}
await writeFile(new URL('fonts.css', here), css)

/** The average width of running text, per em. */
function averageWidth(font) {
  const sample = 'Every piece is drawn, made and finished to order in our workshop, then brought to your door and put in place'
  const total = Array.from(sample).reduce((sum, letter) => sum + font.advances.get(letter.codePointAt(0)), 0)
  return total / sample.length / font.unitsPerEm
}

function unicodeRange(codes) {
  const hex = (code) => code.toString(16).toUpperCase()
  const runs = []
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else runs.push([code, code])
  }
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}
