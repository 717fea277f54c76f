import { enquiryStatusLabels, formatInstant } from '@shop/domain'
import type { EnquiryDeskEvent } from '@shop/machines'
import { Alert } from '@shop/ui/components/alert'
import { Badge } from '@shop/ui/components/badge'
import { Link } from '@shop/ui/components/link'
import { useFocusOnRejection } from '@shop/ui/patterns/form'
import { UnloadedForm } from '../editor/UnloadedForm.tsx'
import { nameText, sourceLabels, statusTone } from '../enquiry-inbox/enquiry-texts.ts'
import { LeaveQuestion } from '../leave-question/LeaveQuestion.tsx'
import { AnswerPart } from './AnswerPart.tsx'
import type { EnquiryDeskViewProps } from './desk-props.ts'
import styles from './EnquiryDesk.module.css'
import { HistoryPart } from './HistoryPart.tsx'
import { ItemsPart } from './ItemsPart.tsx'
import { MessagePart } from './MessagePart.tsx'
import { QuotePart } from './QuotePart.tsx'
import { StepPart } from './StepPart.tsx'
import { WishesPart } from './WishesPart.tsx'

/** The page of one enquiry, on which admins work. */
export function EnquiryDeskView(props: EnquiryDeskViewProps) {
  const { snapshot, send, links } = props
  const { reference, enquiry, failure, problems } = snapshot.context
  const { root, onSave } = useFocusOnRejection<HTMLDivElement>({
    isSaving: snapshot.hasTag('saving'),
    failure,
    problems,
  })
  const back = (
    <Link href={links.enquiries} className={styles.back}>
      All enquiries
    </Link>
  )
  if (enquiry === null)
    return (
      <div className={styles.header}>
        {back}
        <UnloadedForm
          title={reference}
          failure={snapshot.hasTag('failed') ? failure : null}
          onRetry={() => send({ type: 'form.retry' })}
        />
      </div>
    )
  const sendChange = (event: EnquiryDeskEvent) => {
    if (event.type === 'change.save') onSave()
    send(event)
  }
  const part = { ...props, enquiry, send: sendChange }
  const isMessage = enquiry.source === 'contact'
  return (
    <div ref={root} className={styles.root} aria-busy={snapshot.hasTag('busy') || undefined}>
      <header className={styles.header}>
        {back}
        <div className={styles.heading}>
          <h1 className={styles.title}>{reference}</h1>
          <Badge tone={statusTone(enquiry.status)}>{enquiryStatusLabels[enquiry.status]}</Badge>
        </div>
        <p className={styles.detail}>
          {nameText(enquiry.name)} · {sourceLabels[enquiry.source]} ·{' '}
          <time dateTime={enquiry.createdAt}>{formatInstant(enquiry.createdAt)}</time>
        </p>
      </header>
      {failure !== null && (
        <Alert tabIndex={-1} data-failure="">
          {failure}
        </Alert>
      )}
      {isMessage && <MessagePart {...part} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          {!isMessage && <ItemsPart {...part} />}
          {!isMessage && <WishesPart {...part} />}
          <HistoryPart {...part} />
        </div>
        <div className={styles.column} data-first>
          <StepPart {...part} />
          <AnswerPart {...part} />
          <QuotePart {...part} />
        </div>
      </div>
      <LeaveQuestion isOpen={snapshot.hasTag('asking')} isSaving={snapshot.hasTag('saving')} send={send} />
    </div>
  )
}
