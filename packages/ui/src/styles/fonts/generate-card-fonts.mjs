/**
 * Generates the fonts of preview cards: `node packages/ui/src/styles/fonts/generate-card-fonts.mjs`. The server sets text with
 * Pango, which reads no WOFF2 and no axes, so these are TrueType files with one weight each. `letters.json` lists the letters of
 * each family, because Pango does not find the font of a letter that one file has whole and another can only compose.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { readFont } from './font-tables.mjs'
import { ascii, dotted, features, marks, punctuation, sansAxes, serifAxes, toned, western } from './letters.mjs'

const folder = new URL('../../../../../apps/server/src/media/cards/fonts/', import.meta.url)
const require = createRequire(import.meta.url)

const letters = ascii + western + punctuation + dotted + toned + 'ŁłŻżĆćÇçĞğŞşŽžŘřŮůȘșȚț'
const serif = { ...serifAxes, wght: 400 }
const fraunces = (subset) => `@fontsource-variable/fraunces/files/fraunces-${subset}-full-normal.woff2`
const literata = (subset) => `@fontsource-variable/literata/files/literata-${subset}-standard-normal.woff2`
const inter = 'inter-ui/variable/InterVariable.woff2'

/** Each file has a family of its own; `role` tells what it is for. Fraunces has no marks here, see `tones` in generate.mjs. */
const files = [
  { family: 'Name Latin', role: 'name', from: fraunces('latin'), axes: serif, text: letters },
  { family: 'Name Vietnamese', role: 'name', from: fraunces('vietnamese'), axes: serif, text: letters },
  { family: 'Name Extended', role: 'name', from: fraunces('latin-ext'), axes: serif, text: letters },
  { family: 'Tones Latin', role: 'tones', from: literata('latin'), axes: { wght: 400, opsz: 72 }, text: letters + marks },
  {
    family: 'Tones Vietnamese',
    role: 'tones',
    from: literata('vietnamese'),
    axes: { wght: 400, opsz: 72 },
    text: letters + marks,
  },
  { family: 'Tones Extended', role: 'tones', from: literata('latin-ext'), axes: { wght: 400, opsz: 72 }, text: letters + marks },
  { family: 'Text', role: 'text', from: inter, axes: { ...sansAxes, wght: 400 }, text: letters + marks + '₦' },
  { family: 'Text Medium', role: 'text', from: inter, axes: { ...sansAxes, wght: 500 }, text: letters + marks + '₦' },
]

const known = { name: new Set(), tones: new Set(), text: new Set() }
const rules = []

for (const { family, role, from, axes, text } of files) {
  const name = `${family.toLowerCase().replace(' ', '-')}.ttf`
  const source = await readFile(require.resolve(from))
  const options = { variationAxes: axes, keepFeatures: features, noHinting: true, targetFormat: 'truetype' }
  const font = await subsetFont(source, text, options)
  await writeFile(new URL(name, folder), font)
  for (const code of readFont(font).advances.keys()) known[role].add(String.fromCodePoint(code))
  rules.push(`  <match target="scan">
    <test name="file" compare="contains"><string>/${name}</string></test>
    <edit name="family" mode="assign"><string>${family}</string></edit>
  </match>`)
  console.log(`${name} ${font.length} bytes`)
}

const lists = Object.entries(known).map(([role, characters]) => [role, [...characters].toSorted().join('')])
await writeFile(new URL('letters.json', folder), `${JSON.stringify(Object.fromEntries(lists), null, 2)}\n`)
await writeFile(
  new URL('fonts.conf', folder),
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<!-- Written by generate-card-fonts.mjs; change that and run it again. Preview cards use these fonts and none of the system. -->
<fontconfig>
  <dir prefix="relative">.</dir>
${rules.join('\n')}
</fontconfig>
`,
)
