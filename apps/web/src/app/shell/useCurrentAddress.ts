import { useLocation, useNavigation } from 'react-router-dom'

/** The path and query of the page that the menus mark: the next one as soon as it loads, whose placeholder replaces the current page. */
export function useCurrentAddress(): string {
  const here = useLocation()
  const { pathname, search } = useNavigation().location ?? here
  return pathname + search
}
