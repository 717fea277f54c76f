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
      lead="What we store about you, where we store it, and how you can delete it. We do not show advertisements and do not track you."
    >
      <LegalText sections={privacySections(shop)} />
    </StaticPage>
  )
}
