import type { PageFiles } from './manifest.ts'
import type { UsedStyles } from './used-styles.ts'

/** The parts of a document. Every string is HTML that is safe in its place. */
export interface DocumentParts {
  readonly head: string
  readonly body: string
  /** JSON that cannot close a script element. */
  readonly state: string
  readonly files: PageFiles
  /** The rules of the style sheets that the page needs; null when the page waits for the sheets. */
  readonly usedStyles: UsedStyles | null
  readonly themeColors: { readonly light: string; readonly dark: string }
  /** The elements of the development tools; '' in production. */
  readonly tools?: string
}

/**
 * Fonts of the device in the sizes of the shop's fonts (`tokens/type.css`). A script removes the attribute when the fonts are there, so that text
 * is laid out once more instead of twice: the whole style sheet often arrives before the fonts.
 */
const deviceFonts =
  '@media (scripting:enabled){:root[data-fonts]{--font-display:var(--font-display-fallback);--font-sans:var(--font-sans-fallback)}}'

/**
 * Writes a document. Its meta tags and largest picture come first, then the styles that it needs. The whole style sheets, the fonts and
 * the app's scripts come after the largest picture is shown, so the page can be read before it is interactive. The page contains data
 * but no inline script, as its content security policy demands.
 *
 * @returns texts, one after the other: one with everything would be up to 300 KB of garbage for each page
 */
export function writeDocument({ head, body, state, files, usedStyles, themeColors, tools = '' }: DocumentParts): string[] {
  const start = `<!doctype html>
<html lang="en-NG"${files.starter === null ? '' : ' data-fonts="later"'}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${head}
<meta name="theme-color" content="${themeColors.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${themeColors.dark}" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${tools}${usedStyles === null ? files.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n') : `<style>${usedStyles.rules}${deviceFonts}</style>`}
${scripts(files, usedStyles?.unfinished ?? [])}
</head>
<body>
<div id="root">`
  const end = `</div>
<script type="application/json" id="page-state">${state}</script>
</body>
</html>
`
  return [start, body, end]
}

/**
 * The starter with the addresses of the style sheets and of the app's scripts, which it requests later, and the script of browsers without
 * modules, such as Opera Mini; without a starter, the scripts of the app themselves.
 */
function scripts({ starter, script, modules }: PageFiles, styles: readonly string[]): string {
  if (starter !== null) {
    const later = `data-styles="${styles.join(' ')}" data-app="${script}" data-modules="${modules.join(' ')}"`
    return `<script type="module" src="${starter}" fetchpriority="low" ${later}></script>
<script nomodule defer src="/without-app.js"></script>`
  }
  const preloads = modules.map((href) => `<link rel="modulepreload" href="${href}">`)
  return [`<script type="module" src="${script}"></script>`, ...preloads].join('\n')
}
