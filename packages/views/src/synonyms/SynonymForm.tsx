import type { SynonymField } from '@shop/machines'
import { Alert } from '@shop/ui/components/alert'
import { Button } from '@shop/ui/components/button'
import { Dialog } from '@shop/ui/components/dialog'
import { TextField } from '@shop/ui/components/text-field'
import { useId, useRef } from 'react'
import type { ChangeEvent, SubmitEvent } from 'react'
import { SynonymPreview } from './SynonymPreview.tsx'
import styles from './Synonyms.module.css'
import type { SynonymsViewProps } from './SynonymsView.tsx'

/** The dialog that adds a synonym and shows what the search would find with it. */
export function SynonymForm({ snapshot, send }: SynonymsViewProps) {
  const formId = useId()
  const means = useRef<HTMLInputElement>(null)
  const { values, problems, problem, search } = snapshot.context
  const isSaving = snapshot.hasTag('saving')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send({ type: 'form.submitted' })
  }
  const field = (name: SynonymField) => ({
    autoComplete: 'off',
    autoCapitalize: 'none',
    value: values[name],
    error: problems[name],
    readOnly: isSaving,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => send({ type: 'fields.typed', values: { [name]: target.value } }),
  })
  return (
    <Dialog
      open={snapshot.hasTag('editing')}
      onOpenChange={() => send({ type: 'form.closed' })}
      title="Add a synonym"
      {...(search !== null && { initialFocus: means })}
      footer={
        <Button type="submit" form={formId} isWide isBusy={isSaving}>
          Save synonym
        </Button>
      }
    >
      <form id={formId} method="dialog" noValidate className={styles.form} onSubmit={submit}>
        <TextField {...field('word')} label="Shoppers search for" enterKeyHint="next" />
        <TextField
          {...field('means')}
          ref={means}
          label="They mean"
          hint="Words that the search knows, such as sofa or leather armchair."
          enterKeyHint="done"
        />
        {problem !== null && <Alert>{problem}</Alert>}
        <SynonymPreview context={snapshot.context} isBusy={snapshot.hasTag('previewing')} />
      </form>
    </Dialog>
  )
}
