import type { VersionedShopDetails } from '@shop/api'
import { limits } from '@shop/domain'
import { createShopDetailsActors, hasUnsavedDetails, shopDetailsMachine } from '@shop/machines'
import { ShopDetailsView } from '@shop/views/shop-details'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { absolute } from '../../../app/head/absolute.ts'
import { lazyEndpoints } from '../../../app/services/lazy-api.ts'
import { useServices } from '../../../app/services/services-context.ts'
import { useShopFacts } from '../../../app/services/shop-facts.ts'
import type { ShopFacts } from '../../../app/services/shop-facts.ts'
import { browserPictures } from '../../../app/shop/ports/browser-pictures.ts'
import { useScreenMachine } from '../../../app/shop/useScreenActor.ts'
import { paths } from '../../../paths.ts'
import { useFormExit } from '../useFormExit.ts'
import { useSignedInAgain } from '../useSignedInAgain.ts'
import { ShopPictures } from './ShopPictures.tsx'

const links = {
  contact: paths.contact.href(),
  showroom: paths.showroom.href(),
  eCatalog: paths.eCatalog.href(),
  home: paths.home.href(),
}

/** The page at `/admin/shop`: the facts of the shop that admins change. */
export function ShopDetails() {
  const { adminApi, memory } = useServices()
  const [snapshot, actor] = useScreenMachine(() => {
    const shopDetails = lazyEndpoints(adminApi, 'shopDetails', ['read', 'update'])
    return shopDetailsMachine.provide({ actors: createShopDetailsActors({ api: { shopDetails }, pictures: browserPictures }) })
  }, undefined)
  useSignedInAgain(actor, snapshot.hasTag('signedOut') || snapshot.hasTag('failed'))

  const facts = useShopFacts()
  const { base } = snapshot.context
  const show = useEffectEvent((details: VersionedShopDetails) => {
    memory?.clear()
    showInOpenShop(facts, details)
  })
  useEffect(() => {
    if (base) show(base)
  }, [base])

  const navigate = useNavigate()
  const send = useFormExit(actor, snapshot, {
    isUnsaved: (current) => current.hasTag('form') && hasUnsavedDetails(current.context),
    onEnd: (leave) => leave(() => void navigate(paths.dashboard.href())),
  })

  const { heroes } = snapshot.context.form
  const [isLibraryOpen, setLibraryOpen] = useState(false)
  return (
    <>
      <ShopDetailsView
        snapshot={snapshot}
        links={links}
        shop={{ name: facts.shop.name, enquiriesUrl: absolute(facts.publicUrl, paths.enquiries.href()) }}
        send={send}
        onLibraryOpen={() => setLibraryOpen(true)}
      />
      {isLibraryOpen ? (
        <ShopPictures
          room={Math.max(0, limits.heroSlides - heroes.length)}
          used={heroes.map(({ key }) => key)}
          onChoose={(images) => {
            actor.send({ type: 'pictures.reuse', images })
            setLibraryOpen(false)
          }}
          onClose={() => setLibraryOpen(false)}
        />
      ) : null}
    </>
  )
}

/**
 * Shows the facts on the pages that the admin opens next, without a reload. The facts came with the first page and never change for
 * shoppers, so they are no state of the app.
 */
function showInOpenShop({ shop }: ShopFacts, { phone, chatNumber, address, social }: VersionedShopDetails): void {
  Object.assign(shop, { phone, chatNumber, address, social })
}
