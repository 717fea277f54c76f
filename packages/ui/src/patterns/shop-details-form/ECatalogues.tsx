import { limits } from '@shop/domain'
import { useRef } from 'react'
import { Button } from '../../components/button/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { problemAt, type FormProblem } from '../item-form/form-shapes.ts'
import { ECatalogueFields, type ECatalogueEditing, type ECatalogueEntry, type PlacedPictures } from './ECatalogueFields.tsx'
import styles from './ShopDetailsForm.module.css'

interface ECataloguesProps extends ECatalogueEditing, PlacedPictures {
  catalogues: readonly ECatalogueEntry[]
  onCatalogueAdd: () => void
  problems: readonly FormProblem[]
  isLocked: boolean
}

/** The e-catalogues in the order of their page, and a button that adds one. */
export function ECatalogues(props: ECataloguesProps) {
  const { catalogues, problems, isLocked } = props
  const add = useRef<HTMLButtonElement>(null)
  const remove = (key: string) => {
    // The focused button is removed with its e-catalogue.
    add.current?.focus()
    props.onCatalogueRemove(key)
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
        disabled={isLocked || catalogues.length >= limits.eCataloguesMaximum}
        onClick={props.onCatalogueAdd}
      >
        Add e-catalogue
      </Button>
    </div>
  )
}
