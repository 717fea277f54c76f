import {
  answerProblem,
  eCatalogueRules,
  enquiryStatuses,
  isOpeningTime,
  lineProblem,
  shopHoursMessage,
  shopLineRules,
  shopPictureMessages,
  weekdays,
} from '@shop/domain'
import { issuesOf } from '../failures.ts'
import type { FormProblem } from '../item-editor/item-editor.types.ts'
import { clean, lineNames, timesOf } from './details-form.ts'
import type { ECatalogue, ShopDetailsForm } from './shop-details.types.ts'

/** The problems of a form, in its order. */
export function problemsOf({ lines, hours, answers, catalogues }: ShopDetailsForm): FormProblem[] {
  const ofLines = lineNames.map((name) => ({
    path: name as string,
    message: lineProblem(shopLineRules[name], clean(name, lines[name])),
  }))
  const ofHours = weekdays.map((day) => ({
    path: `hours.${day}`,
    message: isOpeningTime(timesOf(hours[day])) ? null : shopHoursMessage,
  }))
  const ofAnswers = enquiryStatuses.map((status) => ({ path: `answers.${status}`, message: answerProblem(answers[status]) }))
  return [...ofLines, ...ofHours, ...catalogues.flatMap(catalogueProblems), ...ofAnswers].flatMap(({ path, message }) =>
    message === null ? [] : [{ path, message }],
  )
}

function catalogueProblems({ key, title, href, pictures }: ECatalogue) {
  return [
    { path: `${key}.title`, message: lineProblem(eCatalogueRules.title, title.trim()) },
    { path: `${key}.href`, message: lineProblem(eCatalogueRules.href, href.trim()) },
    { path: `${key}.picture`, message: pictures.length === 0 ? shopPictureMessages.coverMissing : null },
  ]
}

/** The problems without those at a path: they were about the previous value. */
export function withoutProblems(problems: readonly FormProblem[], paths: readonly string[]): FormProblem[] {
  return problems.filter(({ path }) => !paths.includes(path))
}

/** The server's messages about parts of the form. Its `address.street` is the form's `street`. */
export function serverProblems(error: unknown, { catalogues }: ShopDetailsForm): FormProblem[] {
  return issuesOf(error).map(({ path, message }) => {
    const [first = '', second = '', third = ''] = path.split('.')
    const catalogue = first === 'catalogues' ? catalogues[Number(second)] : undefined
    if (catalogue) return { path: `${catalogue.key}.${third}`, message }
    const isWhole = first === 'heroes' || first === 'catalogues' || second === ''
    const isGroup = first === 'hours' || first === 'answers'
    return { path: isGroup ? `${first}.${second}` : isWhole ? first : second, message }
  })
}
