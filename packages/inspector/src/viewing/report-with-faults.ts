import { report } from '../copy/index.ts'

/** A recording as a Markdown report that also lists the faults that the inspector forced. */
export function reportWithFaults(...[chart, session, recorded, context]: Parameters<typeof report>): string {
  const faults = session.hello.faults ?? []
  const text = report(chart, session, recorded, context)
  return faults.length === 0 ? text : text.replace(/^- Build: .*$/m, (line) => `${line}\n- Forced faults: ${faults.join('; ')}`)
}
