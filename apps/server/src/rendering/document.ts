import type { PageFiles } from './manifest.ts'

/** What a document is made of; every text is HTML already, and safe where it stands. */
export interface DocumentParts {
  readonly head: string
  readonly body: string
  /** JSON that cannot end a script element. */
  readonly state: string
  readonly files: PageFiles
  readonly themeColors: { readonly light: string; readonly dark: string }
  /** Elements of the development tools; '' in production. */
  readonly tools?: string
}

/**
 * Writes a document. What the page says of itself and its largest picture come first, then fonts and styles. The app's
 * scripts wait for all of them: the page is read before it can be worked with. No script stands in the page itself, only
 * data, so that a kept page needs no nonce.
 */
export function writeDocument({ head, body, state, files, themeColors, tools = '' }: DocumentParts): string {
  return `<!doctype html>
<html lang="en-NG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${head}
<meta name="theme-color" content="${themeColors.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${themeColors.dark}" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${files.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${tools}${files.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<script type="module" src="${files.script}" fetchpriority="low"></script>
${files.modules.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`).join('\n')}
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="page-state">${state}</script>
</body>
</html>
`
}
