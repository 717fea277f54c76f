import { formatDay } from '@shop/domain'
import { LegalText, StaticPage } from '@shop/ui/patterns/static-page'
import { useShopFacts } from '../../app/services/shop-facts.ts'
import { privacySections } from './privacy-sections.tsx'

/** The privacy policy. */
export function Privacy() {
  const { shop } = useShopFacts()
  return (
    <StaticPage
      title="Privacy policy"
      note={`Effective ${formatDay(shop.legal.privacy)}`}
      lead="What we know about you, where it is kept, and how to have it removed. We do not advertise, and nobody watches you here."
    >
      <LegalText sections={privacySections(shop)} />
    </StaticPage>
  )
}
