/**
 * Shortens the description of a state for a name: 'The user sees `Undo`.' becomes 'Undo'. What the user does or has stays a sentence:
 * 'The user waits'.
 */
export function shortDescription(description: string): string {
  return description
    .replace(/^The (?:user|shopper|admin) sees (?!that )/, '')
    .replace(/\.$/, '')
    .replaceAll('`', '')
}
