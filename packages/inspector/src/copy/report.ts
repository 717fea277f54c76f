import type { Chart } from '../chart/chart.ts'
import { writeJson } from '../protocol/index.ts'
import type { RecordedSteps } from '../sandbox/index.ts'
import type { Session } from '../session/index.ts'
import { asCode } from './as-code.ts'
import { mermaid } from './mermaid.ts'
import { stepWords } from './step-words.ts'

/** A recording as a Markdown report, with the chart in its last state and the faults that the inspector forced. */
export function report(
  chart: Chart,
  { hello }: Pick<Session, 'hello'>,
  { input, first, steps }: RecordedSteps,
  context: unknown,
): string {
  const value = steps.at(-1)?.value ?? first
  const faults = hello.faults ?? []
  const rows = steps.map(
    ({ step, value: after }, place) => `| ${place + 1} | ${cell(stepWords(step))} | ${cell(asCode(after))} |`,
  )
  return `# ${chart.id}: ${asCode(value)}

- Where: ${hello.place}
- When: ${new Date(hello.startedAt).toISOString()}
- Build: ${hello.build || 'unknown'}${faults.length === 0 ? '' : `\n- Forced faults: ${faults.join('; ')}`}
- Input: \`${asCode(input)}\`

## What happened

| | step | state after it |
| --- | --- | --- |
| 0 | | ${cell(asCode(first))} |
${rows.join('\n')}

## What was expected



## The chart

\`\`\`mermaid
${mermaid(chart, value)}\`\`\`

## Context

\`\`\`json
${writeJson(context, 2)}
\`\`\`
`
}

/** The text of a table cell; an unescaped vertical bar would end the cell. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
