/** One name in every form that files and identifiers need. */
export interface Names {
  /** 'size-guide': folders, files and addresses. */
  kebab: string
  /** 'SizeGuide': components and types. */
  pascal: string
  /** 'sizeGuide': variables and the ids of charts. */
  camel: string
  /** 'size guide': running text. */
  words: string
  /** 'Size guide': headings. */
  title: string
}

/** The forms of a name in kebab case; null when the text is not in kebab case. */
export function namesOf(kebab: string): Names | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) return null
  const pascal = kebab.split('-').map(capitalized).join('')
  const words = kebab.replaceAll('-', ' ')
  return { kebab, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), words, title: capitalized(words) }
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
