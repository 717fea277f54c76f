/** The messages about synonyms. */
export const synonymsMessages = {
  /** The question before a synonym is removed. */
  question: (word: string, means: string) => `Searches for “${word}” will no longer find “${means}”.`,
  added: (word: string, means: string) => `Searches for “${word}” now find “${means}”.`,
  removed: (word: string) => `“${word}” is no longer a synonym.`,
} as const
