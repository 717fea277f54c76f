import { formatDay } from '@shop/domain'
import { LegalText, StaticPage } from '@shop/ui/patterns/static-page'
import { useShopFacts } from '../../app/services/shop-facts.ts'
import { termsSections } from './terms-sections.tsx'

/** The terms and conditions. */
export function Terms() {
  const { shop } = useShopFacts()
  return (
    <StaticPage
      title="Terms and conditions"
      note={`Effective ${formatDay(shop.legal.terms)}`}
      lead="How to order, what you pay and when, how long it takes, and what we do if something is wrong."
    >
      <LegalText sections={termsSections(shop)} />
    </StaticPage>
  )
}
