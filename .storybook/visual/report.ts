import { join } from 'node:path'
import type { Finding } from './compare-folders.ts'
import type { FailedPicture } from './take-pictures.ts'

/** What a report is about. */
export interface ReportedRun {
  /** What the pictures are compared with: 'what was accepted on …', 'commit abc1234'. */
  baseline: string
  /** How many pictures were taken. */
  pictures: number
  findings: readonly Finding[]
  failed: readonly FailedPicture[]
}

/** The run in one line. */
export function summarise({ baseline, pictures, findings, failed }: ReportedRun): string {
  const count = (result: string) => findings.filter(({ comparison }) => comparison.result === result).length
  return [
    `${pictures} pictures against ${baseline}: ${count('changed')} changed, ${count('added')} added, ${count('removed')} removed`,
    ...(failed.length > 0 ? [`${failed.length} not drawn`] : []),
  ].join(', ')
}

/** The report as a page of HTML; its pictures stand beside it in `before`, `after` and `difference`. */
export function writeReport(run: ReportedRun): string {
  const groups = Map.groupBy(run.findings, ({ story }) => story.title)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual changes</title>
<style>${style}</style>
<h1>Visual changes</h1>
<p>${escape(summarise(run))}.</p>
${run.failed.length > 0 ? `<h2>Not drawn</h2><ul>${run.failed.map(failure).join('')}</ul>` : ''}
${[...groups].map(([title, findings]) => `<section><h2>${escape(title)}</h2>${findings.map(figure).join('')}</section>`).join('\n')}
</html>
`
}

function figure({ mode, story, comparison }: Finding): string {
  const file = `${mode}/${story.id}.png`
  const words = comparison.result === 'changed' ? `${comparison.pixels} pixels changed` : comparison.result
  const sides = { changed: ['before', 'after', 'difference'], added: ['after'], removed: ['before'] }[comparison.result]
  const pictures = sides.map((side) => {
    const address = escape(encodeURI(join(side, file)))
    return `<a href="${address}"><img src="${address}" alt="${side}" loading="lazy"><span>${side}</span></a>`
  })
  return `<h3>${escape(mode)} <small>${words}</small></h3><div class="sides">${pictures.join('')}</div>`
}

const failure = ({ mode, story, reason }: FailedPicture): string =>
  `<li>${escape(story)}, ${escape(mode)}: ${escape(reason)}</li>`

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const style = `
body { margin: 2rem; font: 16px/1.5 system-ui, sans-serif; color: #241b14; background: #faf7f2 }
h2 { margin-block: 3rem 0; border-top: 1px solid #ddd3c4; padding-top: 1rem }
small { font-weight: normal; color: #756756 }
.sides { display: flex; gap: 1rem; align-items: flex-start }
.sides a { flex: 0 1 auto; min-width: 0; color: inherit }
.sides img { display: block; max-width: 100%; border: 1px solid #ddd3c4 }
`
