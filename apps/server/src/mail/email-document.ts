/** Long links and words break, so that no email is wider than a phone. Colours are left to the email app, which knows the theme. */
const style = 'max-width:40em;padding:8px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere;word-break:break-word'

/**
 * The HTML of an email as a document.
 *
 * @param body - the paragraphs, with all external values escaped
 */
export function emailDocument(body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
</head>
<body>
<div style="${style}">
${body}
</div>
</body>
</html>
`
}
