const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '')

const forcedColours = /@media \(forced-colors: active\) \{(?:[^{}]|\{[^{}]*\})*\}/g
const colour =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color)\(|(?<=[:\s(,])(?:white|black|red|gray|grey|silver|brown|beige)(?=[\s;,)])/gi
const length = /(?<![\w.-])(?!-?1px\b|0px\b|0rem\b)-?\d*\.?\d+(?:px|rem|pt)\b/g
const spacing = /^\s*((?:margin|padding|gap|row-gap|column-gap)[\w-]*):\s*([^;]+);/gm

/** What browsers of 2021 do not know and what has an equivalent that they know. */
const newSince2021 = [
  /^\s*(?:transition: )?(?:translate|rotate|scale)[: ]/,
  /@media .*\((?:width|height) [<>]/,
  /@media (?:.*, )?not \(/,
  /\d[sdl]v[hwbi]\b/,
  /(?:color-mix|light-dark)\(/,
  /@(?:layer|scope)\b|^\s*&/,
]

/** Colours in a style sheet that are not tokens, except system colours in forced-colours mode. */
export function rawColours(css: string): string[] {
  return withoutComments(css).replace(forcedColours, '').match(colour) ?? []
}

/** Declarations with distances that are not on the scale, except 1 pixel. */
export function rawDistances(css: string): string[] {
  return [...withoutComments(css).matchAll(spacing)]
    .filter(([, , value = '']) => value.replace(/var\([^)]*\)/g, '').match(length))
    .map(([declaration]) => declaration.trim())
}

/** Widths in media and container queries that are not breakpoints. */
export function rawBreakpoints(css: string, breakpoints: ReadonlySet<string>): string[] {
  const widths = withoutComments(css).matchAll(/@(?:media|container)[^{]*?(?:width)[:\s<>=]+([\d.]+\w+)/g)
  return [...widths].map(([, width = '']) => width).filter((width) => !breakpoints.has(width))
}

/** Selectors such as `* + *` and `main ~ *`: with one, an inserted element makes a browser restyle everything in its parent. */
export function siblingsOfAnything(css: string): string[] {
  return withoutComments(css).match(/(?<![\w.#:\])-])(?:\*\s*[+~]|[a-z]\w*\s*[+~]\s*\*)/g) ?? []
}

/**
 * Lengths in `ch`, the width of a zero. It differs between the shop's fonts and those of the device, so a column would change its width
 * when the fonts arrive.
 */
export function zeroWidths(css: string): string[] {
  return withoutComments(css).match(/(?<![\w.-])\d*\.?\d+ch\b/g) ?? []
}

/**
 * Lines that browsers of 2021 do not understand, although there is an equivalent for them. `:has()` has none and may only add something: next
 * to selectors without it, they drop the whole rule. A media query about scripts is newer than ranges, so it may have one. A `content`
 * with an alternative text needs one without it before it.
 */
export function unknownIn2021(css: string): string[] {
  const own = withoutComments(css)
  const selectors = [...own.matchAll(/[^{};]+(?=\{)/g)].map(([list]) => list.split(',\n'))
  const mixed = selectors.filter(
    (list) => list.some((one) => one.includes(':has(')) && !list.every((one) => one.includes(':has(')),
  )
  const newer = own
    .split('\n')
    .filter((line) => !line.includes('(scripting:') && newSince2021.some((feature) => feature.test(line)))
  const withAlternative = own.match(/(?<!\bcontent: [^;]*;\s*)\bcontent: [^;]* \/ [^;]*;/g) ?? []
  return [...newer, ...mixed.flat(), ...withAlternative].map((line) => line.trim())
}

/**
 * Selectors with `:has()` that draw the only focus ring of a style sheet. Browsers without `:has()` drop their rules, so the style sheet
 * needs another ring for them, or must remove the native one behind `:has()` too.
 */
export function ringsBehindHas(css: string): string[] {
  const rules = [...withoutComments(css).matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', declarations = '']) => ({
    selector: selector.trim(),
    isBehindHas: selector.includes(':has('),
    outline: /(?<![\w-])outline: ([^;]+);/.exec(declarations)?.[1],
  }))
  const rings = rules.filter(({ outline }) => outline !== undefined && outline !== 'none')
  const hasOtherRing = rings.some(({ isBehindHas }) => !isBehindHas)
  const keepsNativeRing = rules.some(({ outline, isBehindHas }) => outline === 'none' && isBehindHas)
  return hasOtherRing || keepsNativeRing ? [] : rings.map(({ selector }) => selector)
}

/** Undeclared variables that a style sheet reads without a fallback. */
export function unknownVariables(css: string, tokens: readonly string[]): string[] {
  const own = withoutComments(css)
  const known = new Set([...tokens, own].flatMap((source) => [...source.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)))
  return [...own.matchAll(/var\((--[\w-]+)\s*(,)?/g)].flatMap(([, name = '', fallback]) =>
    fallback || known.has(name) ? [] : [name],
  )
}

/**
 * Whether forced colours hide text on a filled background: the browser draws a plate of the page's colour behind it, unless the style
 * sheet opts out, which it may because the tokens are system colours then.
 */
export function hidesTextInForcedColours(css: string): boolean {
  return /(?<![\w-])color: var\(--color-on-(?:brass|ink|sale)\)/.test(css) && !css.includes('forced-color-adjust: none')
}

/**
 * Whether forced colours change the filled part of a progress bar only in Chromium and Safari. Firefox has a pseudo-element of its own, and it
 * drops a rule whose selectors include the other one.
 */
export function fillsProgressWithoutFirefox(css: string): boolean {
  const forced = withoutComments(css).match(forcedColours)?.join('') ?? ''
  return forced.includes('::-webkit-progress-value') && !/[}{]\s*[^,{}]*::-moz-progress-bar \{/.test(forced)
}

/** Colours and distances in the `style` props of a component. */
export function rawInlineStyles(tsx: string): string[] {
  return [...tsx.matchAll(/style=\{\{([^}]*)\}\}/g)]
    .map(([, style = '']) => style)
    .filter(
      (style) =>
        style.replace(/var\([^)]*\)/g, '').match(colour) ||
        style.match(/(?:margin|padding|gap)\w*:\s*(?:'[^']*\d(?:px|rem)|[1-9])/i),
    )
}
