import { useId, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { problemAt, type FormPicture, type FormProblem } from '../item-form/form-shapes.ts'
import { PictureFields } from '../item-form/PictureFields.tsx'
import styles from './ShopDetailsForm.module.css'

/** An e-catalogue as typed, with its cover. */
export interface ECatalogueEntry {
  /** Identifies the e-catalogue while the form is open. */
  key: string
  title: string
  href: string
  pictures: readonly FormPicture[]
}

/** Called with the key of the e-catalogue. */
export interface ECatalogueEditing {
  /** Called with the changed fields of one e-catalogue. */
  onCatalogue: (key: string, change: Partial<Pick<ECatalogueEntry, 'title' | 'href'>>) => void
  /** Called with the key of the e-catalogue to remove. */
  onCatalogueRemove: (key: string) => void
  /** The new position counts from 0. */
  onCatalogueMove: (key: string, to: number) => void
}

/** Pictures of a place: `heroes`, or the key of an e-catalogue. */
export interface PlacedPictures {
  /** Called with the chosen files and the list that they are for: `heroes` or the key of an e-catalogue. */
  onPicturesPick: (place: string, files: File[]) => void
  /** Called with the list and the key of the picture to remove. */
  onPictureRemove: (place: string, key: string) => void
  /** Called with the alternative text while it is typed. */
  onPictureDescribe: (place: string, key: string, alt: string) => void
}

interface ECatalogueFieldsProps extends ECatalogueEditing, PlacedPictures {
  catalogue: ECatalogueEntry
  /** Its position, counted from 0, and the number of e-catalogues. */
  position: number
  count: number
  problems: readonly FormProblem[]
  disabled: boolean
}

/** One e-catalogue: its title, its link and its cover. It is closed until it is needed, because a shop has several. */
export function ECatalogueFields(props: ECatalogueFieldsProps) {
  const { catalogue, position, count, problems, disabled } = props
  const { key, title, href, pictures } = catalogue
  const own = problems.filter(({ path }) => path.startsWith(`${key}.`))
  const name = nameOf(catalogue)
  const titleId = useId()
  const [isOpen, setOpen] = useState(title === '')
  return (
    <details className={styles.fold} open={isOpen || own.length > 0} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span id={titleId}>{name}</span>
        <Icon name="chevron-down" size="small" className={styles.arrow} />
      </summary>
      <div className={styles.foldFields}>
        <TextField
          label="Title"
          autoComplete="off"
          value={title}
          error={problemAt(own, `${key}.title`)}
          onChange={(event) => props.onCatalogue(key, { title: event.target.value })}
        />
        <TextField
          label="Link"
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="The page on which shoppers leaf through it"
          value={href}
          error={problemAt(own, `${key}.href`)}
          onChange={(event) => props.onCatalogue(key, { href: event.target.value })}
        />
        <PictureFields
          label={`Cover of ${name}`}
          prompt="Choose a cover, or drop it here"
          hint="JPEG, PNG, WebP or AVIF. A new one replaces the old one."
          pictures={pictures}
          onPicturesPick={(files) => props.onPicturesPick(key, files)}
          onPictureRemove={(picture) => props.onPictureRemove(key, picture)}
          onPictureDescribe={(picture, alt) => props.onPictureDescribe(key, picture, alt)}
          problems={picturesOf(problems, `${key}.picture`)}
          disabled={disabled}
        />
        <fieldset className={styles.buttons} aria-labelledby={titleId}>
          <Button
            variant="secondary"
            disabled={disabled}
            aria-disabled={position === 0}
            onClick={() => props.onCatalogueMove(key, position - 1)}
          >
            Move up
          </Button>
          <Button
            variant="secondary"
            disabled={disabled}
            aria-disabled={position === count - 1}
            onClick={() => props.onCatalogueMove(key, position + 1)}
          >
            Move down
          </Button>
          <Button variant="quiet" disabled={disabled} onClick={() => props.onCatalogueRemove(key)}>
            Remove
          </Button>
        </fieldset>
      </div>
    </details>
  )
}

/** Names an e-catalogue that may have no title yet. */
export const nameOf = ({ title }: ECatalogueEntry) => title.trim() || 'New e-catalogue'

/** The problems of a place under the path that `PictureFields` reads. */
export function picturesOf(problems: readonly FormProblem[], path: string): FormProblem[] {
  return problems.filter((problem) => problem.path === path).map((problem) => ({ ...problem, path: 'pictures' }))
}
