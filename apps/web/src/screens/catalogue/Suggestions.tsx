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
import { useServices } from '../../app/services/services-context.ts'
import { useScreenActor } from '../../app/shop/useScreenActor.ts'
import { paths } from '../../paths.ts'
import type { SuggestionList } from './SuggestedSearch.tsx'

interface SuggestionsProps {
  /** The id of the list. */
  id: string
  /** The text that the user types; null while nothing is to be suggested. */
  text: string | null
  /** Receives the handler of keys that are pressed in the search box. */
  keysRef: RefObject<((event: KeyboardEvent) => void) | null>
  /** Called when the list opens or closes and when another option is active. */
  onChange: (list: SuggestionList) => void
  /** Called when the list is to be closed. */
  onClose: () => void
  /** Called before a suggestion is opened. */
  onPick: () => void
}

/** The suggestions below the search box, which open what they name. */
export function Suggestions({ id, text, keysRef, onChange, onClose, onPick }: SuggestionsProps) {
  const { api } = useServices()
  const navigate = useNavigate()
  const actor = useScreenActor(
    () =>
      suggestionsMachine.provide({
        actors: createSuggestionsActors({ api: { catalogue: lazyEndpoints(api, 'catalogue', ['products']) } }),
      }),
    undefined,
  )
  const snapshot = useSelector(actor, (current) => current)
  const { found, active } = snapshot.context
  const isOpen = found !== null

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
    keysRef.current = (event) => {
      const picked = suggestionAt({ found }, active)
      if (!isOpen) return
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
        actor.send({ type: 'option.moved', by: event.key === 'ArrowDown' ? 1 : -1 })
      else if (event.key === 'Escape') onClose()
      else if (event.key === 'Enter' && picked) open(picked)
      else return
      event.preventDefault()
    }
    return () => {
      keysRef.current = null
    }
  })

  return <SuggestionsView snapshot={snapshot} id={id} onPick={open} />
}

function hrefOf({ kind, value }: PickedSuggestion): string {
  if (kind === 'product') return paths.product.href(value)
  if (kind === 'style') return paths.style.href(value)
  return paths.shop.href(writeCatalogueView({ ...wholeCatalogue, category: value }))
}
