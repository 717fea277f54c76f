// HTML has no element for a listbox whose options have pictures.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { PriceTag } from '../price-tag/index.ts'
import type { ItemPrice, ShopImage } from '../shapes/index.ts'
import { ShopPicture } from '../shop-picture/index.ts'
import styles from './SearchSuggestions.module.css'

/** Something to open. A product has a picture and a price. */
interface Suggestion {
  key: string
  label: string
  picture?: ShopImage | null
  price?: ItemPrice
}

interface SearchSuggestionsProps {
  /** The id of the list, for `aria-controls` of the search box. */
  id: string
  /** The options in groups. They are numbered from 0 across all groups. */
  groups: readonly { label: string; options: readonly Suggestion[] }[]
  /** The number of the active option; null without one. */
  active: number | null
  /** Called with the number of the pressed option. */
  onPick: (option: number) => void
}

/** The id of an option, for `aria-activedescendant` of the search box. */
export const suggestionId = (listId: string, option: number): string => `${listId}-${option}`

/** The suggestions below a search box, which keeps the focus. On phones they cover the page below it. */
export function SearchSuggestions({ id, groups, active, onPick }: SearchSuggestionsProps) {
  const shown = groups.filter(({ options }) => options.length > 0)
  const count = countOptions(shown)
  return (
    <div className={styles.root}>
      <VisuallyHidden>
        <output>{count === 1 ? '1 suggestion' : `${count} suggestions`}</output>
      </VisuallyHidden>
      {/* Pressing an option must not take the focus from the search box, which would close the list. */}
      <div role="listbox" id={id} aria-label="Suggestions" tabIndex={-1} onMouseDown={(event) => event.preventDefault()}>
        {shown.map(({ label, options }, position) => {
          const first = countOptions(shown.slice(0, position))
          return (
            <div key={label} role="group" aria-labelledby={`${id}-${label}`}>
              <p className={styles.label} id={`${id}-${label}`} role="presentation">
                {label}
              </p>
              {options.map((option, index) => (
                <Option
                  key={option.key}
                  id={suggestionId(id, first + index)}
                  isActive={first + index === active}
                  option={option}
                  onPick={() => onPick(first + index)}
                />
              ))}
            </div>
          )
        })}
      </div>
    </div>
  )
}

const countOptions = (groups: SearchSuggestionsProps['groups']): number =>
  groups.reduce((sum, { options }) => sum + options.length, 0)

interface OptionProps {
  id: string
  isActive: boolean
  option: Suggestion
  onPick: () => void
}

function Option({ id, isActive, option: { label, picture, price }, onPick }: OptionProps) {
  return (
    // The keys are handled by the search box, which has the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div className={styles.option} role="option" id={id} aria-selected={isActive} tabIndex={-1} onClick={onPick}>
      {picture === undefined ? null : (
        <span className={styles.picture}>
          <ShopPicture image={picture} alt="" sizes="3rem" />
        </span>
      )}
      <div className={styles.text}>
        {label}
        {price === undefined ? null : <PriceTag item={price} />}
      </div>
    </div>
  )
}
