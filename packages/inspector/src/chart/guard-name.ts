/** The name of a guard, or `not` with the name of the negated guard; null without a guard. */
export function guardName(guard: unknown): string | null {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') return 'guards' in guard ? composedName(guard.guards) : guard.name || null
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : null
}

/** XState's own guards combine other guards: `not` has one, `and` and `or` have several. */
function composedName(guards: unknown): string | null {
  const names = Array.isArray(guards) ? guards.map((one) => guardName(one) ?? 'a guard') : []
  return names.length === 1 ? `not ${names[0]}` : names.join(' with ') || null
}
