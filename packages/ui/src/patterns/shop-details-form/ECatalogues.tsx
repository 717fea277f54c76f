import { limits } from '@shop/domain'
import { useRef, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { movedSentence } from '../../components/file-drop-zone/moved.ts'
import { Icon } from '../../components/icon/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { problemAt, type FormProblem } from '../item-form/form-shapes.ts'
import {
  ECatalogueFields,
  nameOf,
  type ECatalogueEditing,
  type ECatalogueEntry,
  type PlacedPictures,
} from './ECatalogueFields.tsx'
import styles from './ShopDetailsForm.module.css'

interface ECataloguesProps extends ECatalogueEditing, PlacedPictures {
  catalogues: readonly ECatalogueEntry[]
  onCatalogueAdd: () => void
  problems: readonly FormProblem[]
  isLocked: boolean
}

/** The e-catalogues in the order of their page, and a button that adds one. Every move is announced. */
export function ECatalogues(props: ECataloguesProps) {
  const { catalogues, problems, isLocked } = props
  const isFull = catalogues.length >= limits.eCataloguesMaximum
  const [announcement, setAnnouncement] = useState('')
  const add = useRef<HTMLButtonElement>(null)
  const remove = (key: string) => {
    // The focused button is removed with its e-catalogue.
    add.current?.focus()
    props.onCatalogueRemove(key)
  }
  const move = (key: string, to: number) => {
    const catalogue = catalogues.find((each) => each.key === key)
    if (!catalogue || to < 0 || to >= catalogues.length) return
    props.onCatalogueMove(key, to)
    setAnnouncement(movedSentence(nameOf(catalogue), to, catalogues.length))
  }
  const missing = problemAt(problems, 'catalogues')
  return (
    <div className={styles.list}>
      <ul role="list" aria-label="E-catalogues" className={styles.list}>
        {catalogues.map((catalogue, position) => (
          <li key={catalogue.key}>
            <ECatalogueFields
              {...props}
              onCatalogueRemove={remove}
              onCatalogueMove={move}
              catalogue={catalogue}
              position={position}
              count={catalogues.length}
              disabled={isLocked}
            />
          </li>
        ))}
      </ul>
      {missing !== undefined && <p className={styles.error}>{missing}</p>}
      <Button
        ref={add}
        variant="secondary"
        icon={<Icon name="plus" />}
        disabled={isLocked}
        aria-disabled={isFull}
        onClick={() => !isFull && props.onCatalogueAdd()}
      >
        Add e-catalogue
      </Button>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </div>
  )
}
