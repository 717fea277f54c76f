import { contractSchemas, privateMarks, z } from '@shop/api/schemas'
import type { PrivateKind } from '@shop/api/schemas'

/** The names of the fields that a schema marks as private, with the kind of each. */
function privateFieldsOf(schema: z.ZodType): Map<string, PrivateKind> {
  const fields = new Map<string, PrivateKind>()
  // JSON Schema has the marks next to the fields, even if a schema is wrapped; `io: 'input'` describes requests.
  collect(z.toJSONSchema(schema, { metadata: privateMarks, unrepresentable: 'any', io: 'input' }) as Json, fields)
  return fields
}

/** The private fields of every endpoint of the contract, and of the given schemas. */
export function privateFields(more: readonly z.ZodType[] = []): ReadonlyMap<string, PrivateKind> {
  const ofContract = Object.values(contractSchemas).flatMap((group) =>
    Object.values(group).flatMap((call) => Object.values(call).filter((part) => part instanceof z.ZodType)),
  )
  return new Map([...ofContract, ...more].flatMap((schema) => [...privateFieldsOf(schema)]))
}

type Json = { kind?: PrivateKind } & { [key: string]: unknown }

function collect(node: unknown, fields: Map<string, PrivateKind>): void {
  if (typeof node !== 'object' || node === null) return
  for (const [name, field] of Object.entries((node as Json)['properties'] ?? {})) {
    const kind = kindOf(field)
    if (kind) fields.set(name, kind)
  }
  for (const part of Object.values(node)) collect(part, fields)
}

/** The private kind of a field, or of one of its alternatives; undefined for a public field. */
function kindOf(field: unknown): PrivateKind | undefined {
  const { kind, anyOf, allOf } = field as Json
  const choices = [...((anyOf as unknown[]) ?? []), ...((allOf as unknown[]) ?? [])]
  return kind ?? choices.map(kindOf).find((found) => found)
}
