import { shopSentences } from '@shop/domain'
import { useState } from 'react'
import { Alert } from '../../components/alert/index.ts'
import { Button } from '../../components/button/index.ts'
import { Dialog } from '../../components/dialog/index.ts'
import { LoadMore } from '../../components/load-more/index.ts'
import { SearchField } from '../../components/search-field/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import type { ShopImage } from '../shapes/index.ts'
import { isChosen, LibraryTiles, type LibraryPicture } from './LibraryTiles.tsx'
import styles from './PictureLibrary.module.css'

/** The first page is loading, or could not be loaded; there are more pages, the next one is loading or could not be loaded; all are shown. */
export const libraryStates = ['loading', 'failed', 'more', 'loadingMore', 'failedMore', 'end'] as const

interface PictureLibraryProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The shop's pictures that are loaded. */
  pictures: readonly LibraryPicture[]
  /** State of the list. */
  state: (typeof libraryStates)[number]
  /** Why the first page could not be loaded. */
  problem: string | null
  /** How many pictures can be chosen. */
  maximum: number
  /** Text of the search field. */
  searchText: string
  /** Called with the text of the search field while it is typed. */
  onSearchType: (text: string) => void
  /** Called on Enter, by the search button, and when the field is cleared. */
  onSearch: () => void
  /** Loads the next page, or what failed again. */
  onMore: () => void
  /** Called with the chosen pictures, in the order of choosing. */
  onChoose: (images: ShopImage[]) => void
}

/** A dialog in which admins choose among the pictures that the shop has stored. */
export function PictureLibrary(props: PictureLibraryProps) {
  const { isOpen, onOpenChange, pictures, state, problem, maximum, searchText, onMore } = props
  const [chosen, setChosen] = useState<readonly ShopImage[]>([])
  const toggle = (image: ShopImage) =>
    setChosen(isChosen(chosen, image) ? chosen.filter(({ public_id }) => public_id !== image.public_id) : [...chosen, image])
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title="Pictures of the shop"
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => props.onChoose([...chosen])}>
            {addLabel(chosen.length)}
          </Button>
        </>
      }
    >
      <div className={styles.root}>
        <SearchField
          label="Search by product or collection"
          placeholder="Product or collection"
          value={searchText}
          onChange={(event) => props.onSearchType(event.target.value)}
          onSearch={props.onSearch}
        />
        <output className={styles.note}>{noteOf(props, chosen.length)}</output>
        {state === 'failed' ? <Alert onRetry={onMore}>{problem}</Alert> : null}
        {state === 'loading' && pictures.length === 0 ? (
          <div className={styles.grid} aria-hidden="true">
            {Array.from({ length: 8 }, (_, place) => (
              <Skeleton key={place} shape="picture" />
            ))}
          </div>
        ) : null}
        {pictures.length > 0 ? (
          <LibraryTiles
            pictures={pictures}
            chosen={chosen}
            isFull={chosen.length >= maximum}
            isBusy={state === 'loading'}
            onToggle={toggle}
          />
        ) : null}
        {state === 'more' || state === 'loadingMore' || state === 'failedMore' ? (
          <LoadMore state={loadMoreStates[state]} moreText={shopSentences.loadMore} endText="" onMore={onMore} />
        ) : null}
      </div>
    </Dialog>
  )
}

function noteOf({ state, pictures, maximum }: PictureLibraryProps, chosen: number): string {
  if (state === 'end' && pictures.length === 0) return 'No pictures found.'
  return maximum === 0 ? 'There is no room for another picture. Remove one first.' : `${chosen} of ${maximum} chosen`
}

const addLabel = (count: number) => (count === 0 ? 'Add pictures' : count === 1 ? 'Add 1 picture' : `Add ${count} pictures`)

const loadMoreStates = { more: 'more', loadingMore: 'loading', failedMore: 'failed' } as const
