import { useLocation } from 'react-router-dom'
import { readSection } from '../../../app/shell/admin-section.ts'
import { useViewHeading } from '../../account/useViewHeading.ts'
import { CollectionSection } from './CollectionSection.tsx'
import { Overview } from './Overview.tsx'
import { ProductSection } from './ProductSection.tsx'

/** The page at `/admin/dashboard`: the overview, or the section that the query names. */
export function Dashboard() {
  const section = readSection(useLocation().search)
  useViewHeading(section, { hasAddress: true })
  if (section === 'products') return <ProductSection />
  if (section === 'collections') return <CollectionSection />
  return <Overview />
}
