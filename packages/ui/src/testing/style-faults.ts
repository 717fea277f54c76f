/** A style sheet without its comments. */
const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '')

const forcedColours = /@media \(forced-colors: active\) \{(?:[^{}]|\{[^{}]*\})*\}/g
const colour =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color)\(|(?<=[:\s(,])(?:white|black|red|gray|grey|silver|brown|beige)(?=[\s;,)])/gi
const length = /(?<![\w.-])(?!-?1px\b|0px\b|0rem\b)-?\d*\.?\d+(?:px|rem|pt)\b/g
const spacing = /^\s*((?:margin|padding|gap|row-gap|column-gap)[\w-]*):\s*([^;]+);/gm

/** Colours that a style sheet writes instead of taking them from a token. System colours of the forced mode are none. */
export function rawColours(css: string): string[] {
  return withoutComments(css).replace(forcedColours, '').match(colour) ?? []
}

/** Declarations of a distance that is not on the scale. A hairline is. */
export function rawDistances(css: string): string[] {
  return [...withoutComments(css).matchAll(spacing)]
    .filter(([, , value = '']) => value.replace(/var\([^)]*\)/g, '').match(length))
    .map(([declaration]) => declaration.trim())
}

/** Widths at which a layout changes though they are no breakpoint. */
export function rawBreakpoints(css: string, breakpoints: ReadonlySet<string>): string[] {
  const widths = withoutComments(css).matchAll(/@(?:media|container)[^{]*?(?:width)[:\s<>=]+([\d.]+\w+)/g)
  return [...widths].map(([, width = '']) => width).filter((width) => !breakpoints.has(width))
}

/** Variables that a style sheet reads without a fallback and that nobody declares. */
export function unknownVariables(css: string, tokens: readonly string[]): string[] {
  const own = withoutComments(css)
  const known = new Set([...tokens, own].flatMap((source) => [...source.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)))
  return [...own.matchAll(/var\((--[\w-]+)\s*(,)?/g)].flatMap(([, name = '', fallback]) =>
    fallback || known.has(name) ? [] : [name],
  )
}

/** Colours and distances that a component writes into a `style` of its own. */
export function rawInlineStyles(tsx: string): string[] {
  return [...tsx.matchAll(/style=\{\{([^}]*)\}\}/g)]
    .map(([, style = '']) => style)
    .filter(
      (style) =>
        style.replace(/var\([^)]*\)/g, '').match(colour) ||
        style.match(/(?:margin|padding|gap)\w*:\s*(?:'[^']*\d(?:px|rem)|[1-9])/i),
    )
}
