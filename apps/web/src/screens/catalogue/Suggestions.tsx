import { createSuggestionsActors, suggestionsMachine } from '@shop/machines'
import { SuggestionsView } from '@shop/views/suggestions'
import type { PickedSuggestion } from '@shop/views/suggestions'
import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { wholeCatalogue, writeCatalogueView } from '../../app/catalogue/catalogue-view.ts'
import { lazyEndpoints } from '../../app/services/lazy-api.ts'
import { usePersistentStorage } from '../../app/shell/persistent-storage.ts'
import { useServices } from '../../app/services/services-context.ts'
import { useScreenMachine } from '../../app/shop/useScreenActor.ts'
import { paths } from '../../paths.ts'
import type { MadeSearch } from './useSearchText.ts'

interface SuggestionsProps {
  /** The id of the list. */
  id: string
  /** The search box. */
  boxRef: RefObject<HTMLInputElement | null>
  /** The text that the user types; null while nothing is to be suggested. */
  text: string | null
  /** The last search that the user has made. */
  made: MadeSearch | null
  /** Whether the search covers the screen, on an entry of the history that the page of a suggestion replaces. */
  isSheet: boolean
  /** Called when the list is to be closed. */
  onClose: () => void
  /** Called before a suggestion is opened. */
  onPick: () => void
  /** Called with a recent search to make again, or with the text whose results are all to be seen. */
  onSearch: (search: string) => void
}

/** The suggestions below the search box, which open what they name, and the recent searches. */
export function Suggestions({ id, boxRef, text, made, isSheet, onClose, onPick, onSearch }: SuggestionsProps) {
  const { api } = useServices()
  const storage = usePersistentStorage()
  const navigate = useNavigate()
  const [snapshot, actor] = useScreenMachine(
    () =>
      suggestionsMachine.provide({
        actors: createSuggestionsActors({ api: { catalogue: lazyEndpoints(api, 'catalogue', ['products']) }, storage }),
      }),
    undefined,
  )
  const focusBox = () => boxRef.current?.focus()

  // The first key must not wait for the code of the API client.
  useEffect(() => void api().catch(() => undefined), [api])
  useEffect(() => {
    if (made !== null) actor.send({ type: 'search.made', search: made.text })
  }, [actor, made])
  useEffect(() => actor.send(text === null ? { type: 'list.closed' } : { type: 'text.typed', text }), [actor, text])

  return (
    <SuggestionsView
      snapshot={snapshot}
      send={(event) => actor.send(event)}
      id={id}
      boxRef={boxRef}
      // After a search, the sheet stays until its page is shown.
      isSheet={isSheet && text !== null}
      askHrefOf={paths.contact.href}
      onPick={(picked) => {
        onClose()
        onPick()
        void navigate(hrefOf(picked), { replace: isSheet })
      }}
      onSearch={(search) => {
        // The pressed button disappears with the list.
        focusBox()
        onSearch(search)
      }}
      onRemoved={focusBox}
      onClose={() => {
        if (isSheet) return
        if (document.getElementById(id)?.contains(document.activeElement)) focusBox()
        onClose()
      }}
    />
  )
}

function hrefOf({ kind, value }: PickedSuggestion): string {
  if (kind === 'product') return paths.product.href(value)
  if (kind === 'style') return paths.style.href(value)
  if (kind === 'wish') return paths.contact.href(value)
  return paths.shop.href(writeCatalogueView({ ...wholeCatalogue, category: value }))
}
