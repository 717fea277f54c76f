import { ChoiceForm } from '@shop/ui/components/choice-form'
import { StyleSwitcher } from '@shop/ui/patterns/style-switcher'
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom'
import type { Style } from '@shop/domain'
import { readCatalogueView, writeCatalogueView } from '../../../app/catalogue/catalogue-view.ts'
import { paths } from '../../../paths.ts'
import { Catalogue } from '../Catalogue.tsx'
import type { CatalogueData } from '../catalogue.loader.ts'
import { HiddenChoices } from '../HiddenChoices.tsx'

/** The shop restricted to one style, with a switcher that keeps the other choices. */
export function StyleShop() {
  const style = useLoaderData<CatalogueData>().style as Style
  const { search } = useLocation()
  const navigate = useNavigate()
  const view = { ...readCatalogueView(new URLSearchParams(search)), style: null }
  return (
    <Catalogue
      key={style}
      style={style}
      view={view}
      hrefOf={(query) => paths.style.href(style, query)}
      switcher={
        <ChoiceForm action={paths.style.href(style)} submitLabel="Go">
          <HiddenChoices view={view} />
          <StyleSwitcher
            name="to"
            value={style}
            onChange={(chosen) => void navigate(paths.style.href(chosen, writeCatalogueView(view)))}
          />
        </ChoiceForm>
      }
    />
  )
}
