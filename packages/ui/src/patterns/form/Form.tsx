import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { ComponentProps, InputEvent, ReactNode, SubmitEvent } from 'react'
import { Button } from '../../components/button/index.ts'
import { Icon } from '../../components/icon/index.ts'
import styles from './Form.module.css'
import { letBrowserKeepText, unreported } from './fields.ts'
import type { FormState } from './fields.ts'

export interface FormHead<Field extends string> extends FormState<Field> {
  /** The heading and accessible name of the form. */
  title: string
  /** A sentence below the heading. */
  text?: string | undefined
  /** 1 if the form is the page, 2 for a part of a page. */
  headingLevel?: 1 | 2
}

interface FormProps<Field extends string> extends FormHead<Field> {
  /** The submit button, other buttons and notes. */
  actions: ReactNode
  children: ReactNode
}

/**
 * The frame of a form in one column: heading, fields, error. Native validation is off, so that the shop's own sentences are shown.
 * Values that were typed or filled in before hydration are reported after it, and the browser keeps what is typed for a page that it loads
 * again. When the form is rejected, the first invalid field gets the focus.
 *
 * `method="dialog"` sends nothing: without JavaScript a password must not end up in an address.
 */
export function Form<Field extends string>(props: FormProps<Field>) {
  const { title, text, headingLevel = 1, values, problems, isBusy, onType, onSubmit, actions, children } = props
  const problem = Object.values(problems).includes(props.problem) ? null : props.problem
  const form = useRef<HTMLFormElement>(null)
  const submittedFrom = useRef<Element | null>(null)
  const headingId = useId()
  const problemId = useId()
  const Heading = `h${headingLevel}` as const

  const report = () => {
    const found = unreported(form.current!, values)
    if (Object.keys(found).length > 0) onType(found)
  }
  // Runs once after hydration: the browser may have filled in the form before.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(report, [])
  useLayoutEffect(() => letBrowserKeepText(form.current!, values))
  const noticeInput = ({ currentTarget }: InputEvent<HTMLFormElement>) => {
    submittedFrom.current = null
    // React makes the default of the field equal to its text once more when the event has been handled.
    queueMicrotask(() => letBrowserKeepText(currentTarget, values))
  }

  useEffect(() => {
    if (isBusy || submittedFrom.current === null) return
    const invalidField = form.current!.querySelector<HTMLElement>('[aria-invalid="true"]')
    // A field that was disabled during the submission has lost the focus.
    const left = document.activeElement === document.body ? (submittedFrom.current as HTMLElement) : null
    const next = invalidField ?? left
    next?.focus()
  }, [problems, problem, isBusy])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    submittedFrom.current = document.activeElement
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
      onInput={noticeInput}
    >
      <div className={styles.header}>
        <Heading id={headingId} className={styles.title} data-level={headingLevel}>
          {title}
        </Heading>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      <noscript>
        <p className={styles.problem}>This form needs JavaScript. Please switch it on, or use a newer browser.</p>
      </noscript>
      {children}
      {problem ? (
        <p id={problemId} className={styles.problem}>
          <Icon name="notice" size="small" />
          <span className={styles.problemText}>{problem}</span>
        </p>
      ) : null}
      <div className={styles.actions}>{actions}</div>
    </form>
  )
}

/** The button that submits a form, as wide as its fields. */
export function SubmitButton(props: Pick<ComponentProps<typeof Button>, 'variant' | 'isBusy' | 'aria-disabled' | 'children'>) {
  return <Button {...props} type="submit" size="large" isWide />
}

/** The button that leaves a form without submitting it. */
export function CancelButton({ isBusy, onClick }: { isBusy: boolean; onClick: () => void }) {
  return (
    <Button variant="quiet" size="large" isWide disabled={isBusy} onClick={onClick}>
      Cancel
    </Button>
  )
}

/** A small button inside a form that looks like a link. */
export function TextButton(props: ComponentProps<'button'>) {
  return <button {...props} type="button" className={styles.textButton} />
}

/** A line below a form: a question and a link. */
export function FormNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>
}
