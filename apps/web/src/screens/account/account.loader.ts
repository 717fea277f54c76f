import type { Image } from '@shop/api'
import type { ShopCategory } from '@shop/domain'
import type { LoaderInput, LoaderOf } from '../../app/routing/page.tsx'

/** The data of the account pages, apart from their forms. */
export interface AccountData {
  /** A picture for wide screens; null on small ones and when there is none. */
  image: Image | null
  /** Whether a user was signed in when the page was loaded: its title depends on it. */
  isSignedIn: boolean
}

/** Loads the login view and the profile. */
export const profileLoader = accountLoader('Armchair')

export const signUpLoader = accountLoader('Living Room')

export const resetPasswordLoader = accountLoader('Bedroom')

export const emailConfirmationLoader = accountLoader('Living Room')

export const adminLoginLoader = accountLoader('Wardrobe')

/** Returns the loader of an account page. A failed picture must not block signing in. */
function accountLoader(category: ShopCategory): LoaderOf<AccountData> {
  return async (input) => {
    const [image, user] = await Promise.all([
      isNarrow() ? null : pictureOf(category, input).catch(() => null),
      input.currentUser(),
    ])
    return { image, isSignedIn: user !== null }
  }
}

/** Whether the screen has no room for a picture next to the form. The server cannot know that and always includes the picture. */
function isNarrow(): boolean {
  return typeof matchMedia === 'function' && !matchMedia('(min-width: 64rem)').matches
}

async function pictureOf(category: ShopCategory, { api, signal }: LoaderInput): Promise<Image | null> {
  const { categories, heroes } = await api.catalogue.showcase({}, { signal })
  return categories.find((tile) => tile.category === category)?.image ?? heroes[0] ?? null
}
