import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { ComponentProps, ReactNode, SubmitEvent } from 'react'
import { Icon } from '../../components/icon/index.ts'
import styles from './Form.module.css'
import { unreported } from './fields.ts'
import type { FormState } from './fields.ts'

/** Properties of {@link Form}. */
export interface FormProps<Field extends string> extends FormState<Field> {
  /** The heading, which names the form as well. */
  title: string
  /** A sentence under the heading. */
  text?: string | undefined
  /** 1 where the form is the page, 2 for a part of one. */
  headingLevel?: 1 | 2
  /** Why the form as a whole was not taken; what is wrong with one field stands at that field. */
  problem?: string | null | undefined
  /** The button that sends the form, other buttons, quiet lines. */
  actions: ReactNode
  /** The fields. */
  children: ReactNode
}

/**
 * The frame of every form: heading, fields, what went wrong. The browser's own checks rest, so that the shop's sentences
 * are said. What was typed or filled in before React heard of it is reported as soon as it can be. After a form was
 * refused the focus goes to the first wrong field.
 *
 * `method="dialog"` sends nothing anywhere: where scripts have not arrived, a password must not end up in an address.
 */
export function Form<Field extends string>(props: FormProps<Field>) {
  const { title, text, headingLevel = 1, problem, values, problems, isBusy, onType, onSubmit, actions, children } = props
  const form = useRef<HTMLFormElement>(null)
  const sentFrom = useRef<Element | null>(null)
  const headingId = useId()
  const problemId = useId()
  const Heading = `h${headingLevel}` as const

  const report = () => {
    const found = unreported(form.current!, values)
    if (Object.keys(found).length > 0) onType(found)
  }
  // Once, when React takes the page over: the browser may have filled the form in before.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(report, [])

  useEffect(() => {
    if (isBusy || sentFrom.current === null) return
    const wrong = form.current!.querySelector<HTMLElement>('[aria-invalid="true"]')
    // A field that was disabled while the form was on its way has lost the focus.
    const left = document.activeElement === document.body ? (sentFrom.current as HTMLElement) : null
    const next = wrong ?? left
    next?.focus()
  }, [problems, problem, isBusy])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    sentFrom.current = document.activeElement
    report()
    onSubmit()
  }
  return (
    <form
      ref={form}
      className={styles.root}
      method="dialog"
      noValidate
      aria-labelledby={headingId}
      aria-describedby={problem ? problemId : undefined}
      onSubmit={submit}
      onInput={() => (sentFrom.current = null)}
    >
      <div className={styles.header}>
        <Heading id={headingId} className={styles.title} data-level={headingLevel}>
          {title}
        </Heading>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      <noscript>
        <p className={styles.problem}>This form needs JavaScript, which is switched off in your browser.</p>
      </noscript>
      {children}
      {problem ? (
        <p id={problemId} className={styles.problem}>
          <Icon name="notice" size="small" />
          {problem}
        </p>
      ) : null}
      <div className={styles.actions}>{actions}</div>
    </form>
  )
}

/** A small way out of a form that stays on the page: looks like a link, at the end of its line. */
export function TextButton(props: ComponentProps<'button'>) {
  return <button {...props} type="button" className={styles.textButton} />
}

/** A quiet line under a form: a question, and the link that answers it. */
export function FormNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>
}
