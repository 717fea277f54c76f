import type { Path } from './paths.ts'

/** Paths as a page to review: each with its start, and then what happens and the state after it. */
export function describePaths(title: string, paths: readonly Path[]): string {
  const chapters = paths.map(({ start, steps, states }, place) =>
    [
      `## ${place + 1}. ${start}`,
      `Begins ${states[0]}`,
      steps.map(({ says }, step) => `${step + 1}. ${says} → ${states[step + 1]}`).join('\n'),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  )
  return `${[`# Paths of ${title}`, ...chapters].join('\n\n')}\n`
}
