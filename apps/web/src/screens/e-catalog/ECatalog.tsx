import { CatalogueCovers } from '@shop/ui/patterns/catalogue-covers'
import { ContactBand } from '@shop/ui/patterns/contact-band'
import { Band } from '@shop/ui/patterns/section'
import { StaticPage } from '@shop/ui/patterns/static-page'
import { useLoaderData } from 'react-router-dom'
import { paths } from '../../paths.ts'
import type { ECatalogData } from '../presentation/presentation.loader.ts'
import styles from './ECatalog.module.css'

/** The catalogues, each linking to the page with its content. */
export function ECatalog() {
  const { catalogues } = useLoaderData<ECatalogData>()
  return (
    <StaticPage
      title="E-Catalog"
      lead="Our rooms, to leaf through at your own pace. Each catalogue opens in a new tab, with every piece, its measures and its cloths."
    >
      <Band className={styles.covers}>
        <CatalogueCovers covers={catalogues} />
      </Band>
      <ContactBand
        title="Seen something?"
        text="Send us the page. We answer with the fabrics, the measures and a price."
        contactHref={paths.contact.href()}
      />
    </StaticPage>
  )
}
