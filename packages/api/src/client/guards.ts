import type { FieldKind, Shape } from './shapes.ts'

/** Whether a value is an object with fields: no array, not null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const listOf = (isMember: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(isMember)

const checks: Readonly<Record<FieldKind, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  flag: (value) => typeof value === 'boolean',
  texts: listOf((value) => typeof value === 'string'),
  records: listOf((value) => isRecord(value) && typeof value._id === 'string'),
  objects: listOf(isRecord),
}

/** Whether a value is an object whose named fields have the given kinds. Further fields are allowed. */
export function hasShape(value: unknown, shape: Shape): boolean {
  return isRecord(value) && Object.entries(shape).every(([field, kind]) => checks[kind](value[field]))
}
