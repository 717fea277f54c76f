/** A custom property with the comment that follows it. */
export interface Token {
  name: string
  value: string
  note: string
}

/** A rule of a style sheet: its selector, including a media query, and its custom properties. */
interface TokenBlock {
  selector: string
  tokens: Token[]
}

/** Parses the custom properties of a token style sheet by rule. Supports only the CSS of our token files. */
export function readTokens(css: string): TokenBlock[] {
  const blocks: TokenBlock[] = []
  const open: string[] = []
  let rest = css.replace(/^\s*\/\*[\s\S]*?\*\//, '')
  for (;;) {
    const brace = /[{}]/.exec(rest)
    if (!brace) return blocks
    const before = rest.slice(0, brace.index)
    rest = rest.slice(brace.index + 1)
    if (brace[0] === '{') {
      open.push(
        before
          .replace(/\/\*[\s\S]*?\*\//g, '')
          .trim()
          .replace(/\s+/g, ' '),
      )
      continue
    }
    const tokens = [...before.matchAll(/(--[\w-]+):\s*([^;]+);(?:[ \t]*\/\*\s*(.*?)\s*\*\/)?/g)].map(
      ([, name = '', value = '', note = '']) => ({ name, value, note }),
    )
    if (tokens.length > 0) blocks.push({ selector: open.join(' '), tokens })
    open.pop()
  }
}

/** The custom properties of a style sheet with their first values: the light theme and the smallest screen. */
export const baseTokens = (css: string): Token[] => readTokens(css)[0]?.tokens ?? []

/** WCAG 2.2 contrast ratio of two hexadecimal colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Allowed colour combinations with their minimum contrast: 4.5 for text, 3 for the border of a control. */
export const colourPairs: readonly { text: string; on: readonly string[]; least: number }[] = [
  {
    text: '--color-ink',
    on: ['--color-paper', '--color-raised', '--color-linen', '--color-sale-tint', '--color-leaf-tint'],
    least: 4.5,
  },
  { text: '--color-taupe', on: ['--color-paper', '--color-raised', '--color-linen'], least: 4.5 },
  { text: '--color-brass', on: ['--color-paper', '--color-raised', '--color-linen'], least: 4.5 },
  { text: '--color-brass-strong', on: ['--color-paper', '--color-raised', '--color-linen'], least: 4.5 },
  { text: '--color-sale', on: ['--color-paper', '--color-raised', '--color-linen', '--color-sale-tint'], least: 4.5 },
  { text: '--color-leaf', on: ['--color-paper', '--color-raised', '--color-linen', '--color-leaf-tint'], least: 4.5 },
  { text: '--color-on-brass', on: ['--color-brass', '--color-brass-strong'], least: 4.5 },
  { text: '--color-on-ink', on: ['--color-ink', '--color-ink-soft'], least: 4.5 },
  { text: '--color-on-sale', on: ['--color-sale'], least: 4.5 },
]

const styleSheets = import.meta.glob<string>('../../{components,patterns}/**/*.module.css', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Folders of the components and patterns whose styles use a token. */
export const usersOf = (token: string): string[] => [
  ...new Set(
    Object.entries(styleSheets)
      .filter(([, css]) => css.includes(`var(${token})`))
      .map(([path]) => path.split('/').at(-2) ?? path),
  ),
]
