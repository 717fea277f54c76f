import type { SelectOption } from '../../components/select/index.ts'

/** The options of a select whose first one is no choice yet. */
export function choices(none: string, names: readonly string[]): SelectOption[] {
  return [{ value: '', label: none }, ...names.map((name) => ({ value: name, label: name }))]
}
