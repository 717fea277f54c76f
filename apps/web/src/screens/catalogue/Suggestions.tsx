import { createSuggestionsActors, suggestionsMachine } from '@shop/machines'
import { suggestionId } from '@shop/ui/patterns/search-suggestions'
import { suggestionAt, SuggestionsView } from '@shop/views/suggestions'
import type { PickedSuggestion } from '@shop/views/suggestions'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { wholeCatalogue, writeCatalogueView } from '../../app/catalogue/catalogue-view.ts'
import { lazyEndpoints } from '../../app/services/lazy-api.ts'
import { usePersistentStorage } from '../../app/shell/persistent-storage.ts'
import { useServices } from '../../app/services/services-context.ts'
import { useScreenActor } from '../../app/shop/useScreenActor.ts'
import { paths } from '../../paths.ts'
import type { BoxHandlers, MadeSearch, SuggestionList } from './SuggestedSearch.tsx'

interface SuggestionsProps {
  /** The id of the list. */
  id: string
  /** The text that the user types; null while nothing is to be suggested. */
  text: string | null
  /** The last search that the user has made. */
  made: MadeSearch | null
  /** Receives the handlers of what happens in the search box. */
  handlersRef: RefObject<BoxHandlers | null>
  /** Called when the list opens or closes and when another option is active. */
  onChange: (list: SuggestionList) => void
  /** Called when the list is to be closed. */
  onClose: () => void
  /** Called before a suggestion is opened. */
  onPick: () => void
  /** Called with a recent search to make again. */
  onSearch: (search: string) => void
  /** Moves the focus to the search box. */
  focusBox: () => void
}

/** The suggestions below the search box, which open what they name, and the recent searches. */
export function Suggestions({ id, text, made, handlersRef, onChange, onClose, onPick, onSearch, focusBox }: SuggestionsProps) {
  const { api } = useServices()
  const storage = usePersistentStorage()
  const navigate = useNavigate()
  const actor = useScreenActor(
    () =>
      suggestionsMachine.provide({
        actors: createSuggestionsActors({ api: { catalogue: lazyEndpoints(api, 'catalogue', ['products']) }, storage }),
      }),
    undefined,
  )
  const snapshot = useSelector(actor, (current) => current)
  const { found, active, recent } = snapshot.context
  const isOpen = found !== null

  useEffect(() => {
    if (made !== null) actor.send({ type: 'search.made', search: made.text })
  }, [actor, made])
  useEffect(() => actor.send(text === null ? { type: 'list.closed' } : { type: 'text.typed', text }), [actor, text])

  const report = useEffectEvent(onChange)
  useEffect(() => report({ isOpen, activeId: active === null ? undefined : suggestionId(id, active) }), [id, isOpen, active])
  useEffect(() => {
    if (active !== null) document.getElementById(suggestionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  const open = (picked: PickedSuggestion) => {
    onClose()
    onPick()
    void navigate(hrefOf(picked))
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const picked = suggestionAt({ found }, active)
      if (!isOpen && recent.length === 0) return
      if (!isOpen && event.key === 'ArrowDown') document.getElementById(id)?.querySelector('button')?.focus()
      else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
        actor.send({ type: 'option.moved', by: event.key === 'ArrowDown' ? 1 : -1 })
      else if (event.key === 'Escape') onClose()
      else if (event.key === 'Enter' && picked) open(picked)
      else return
      event.preventDefault()
    }
    handlersRef.current = { onKey }
    return () => {
      handlersRef.current = null
    }
  })

  return (
    <SuggestionsView
      snapshot={snapshot}
      send={(event) => actor.send(event)}
      id={id}
      onPick={open}
      onSearch={onSearch}
      onRemoved={focusBox}
      onClose={() => {
        if (document.getElementById(id)?.contains(document.activeElement)) focusBox()
        onClose()
      }}
    />
  )
}

function hrefOf({ kind, value }: PickedSuggestion): string {
  if (kind === 'product') return paths.product.href(value)
  if (kind === 'style') return paths.style.href(value)
  return paths.shop.href(writeCatalogueView({ ...wholeCatalogue, category: value }))
}
