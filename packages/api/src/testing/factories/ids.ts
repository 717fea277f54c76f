const kinds = {
  product: 1,
  collection: 2,
  user: 3,
  line: 4,
  guest: 5,
  change: 7,
  invitation: 8,
  step: 9,
  synonym: 'a',
} as const

/** The kind of record that an id belongs to; ids of different kinds never collide. */
export type IdKind = keyof typeof kinds

/** The id of the n-th record of a kind: the same on every run, and formatted like a UUID version 7. */
export function testId(kind: IdKind, index = 1): string {
  return `019a0000-000${kinds[kind]}-7000-8000-${index.toString(16).padStart(12, '0')}`
}

/** The creation time of the n-th record: later for a higher number. */
export function testTime(index = 1): string {
  return new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString()
}
