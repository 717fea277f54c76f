const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** HTML in which every value is a text: whatever it holds, it is shown as it is. */
export function html(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw({ raw: parts.raw }, ...values.map(escapeHtml))
}

/** A text as HTML, its lines kept. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign).replace(/\r\n|\r|\n/g, '<br>')
}
