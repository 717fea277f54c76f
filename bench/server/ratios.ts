/** The ratios of a run: by database and row. */
export type Ratios = Readonly<Record<string, Readonly<Record<string, number>>>>

/** A ratio may be so many times the committed one before it counts as worse. */
const tolerance = 1.1

/** Describes each ratio that is worse than the committed one. Rows that were not measured, and new ones, are left out. */
export function findWorse(measured: Ratios, committed: Ratios): string[] {
  return Object.entries(measured).flatMap(([database, rows]) =>
    Object.entries(rows).flatMap(([row, ratio]) => {
      const before = committed[database]?.[row]
      if (before === undefined || ratio <= before * tolerance) return []
      return [`${row}, ${database}: ${ratio.toFixed(2)} times the floor instead of ${before.toFixed(2)}`]
    }),
  )
}
