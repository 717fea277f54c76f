import type { LoaderFunctionArgs } from 'react-router-dom'
import type { Image } from '@shop/api'
import type { ShopCategory } from '@shop/domain'
import { servicesContext } from '../../app/services/services.ts'
import type { Services } from '../../app/services/services.ts'

/** What the pages of an account know beside their forms. */
export interface AccountData {
  /** An item of the shop for wide screens; null on small ones, and when there is none. */
  image: Image | null
  /** Whether somebody was signed in when the page was loaded: its title depends on it. */
  isSignedIn: boolean
}

/** Login view and profile. */
export const profileLoader = accountLoader('Armchair')

/** Sign-up. */
export const signUpLoader = accountLoader('Living Room')

/** A new password by mail. */
export const resetPasswordLoader = accountLoader('Bedroom')

/** The door of the back office. */
export const adminLoginLoader = accountLoader('Wardrobe')

/**
 * Who is signed in may change while such a page is open, so nothing of it is remembered for Back. A picture that cannot be
 * had keeps nobody from signing in.
 */
function accountLoader(category: ShopCategory) {
  return async ({ context, request }: LoaderFunctionArgs): Promise<AccountData> => {
    const services = context.get(servicesContext)
    const [image, user] = await Promise.all([
      isNarrow() ? null : pictureOf(category, services, request.signal).catch(() => null),
      services.person(),
    ])
    return { image, isSignedIn: user !== null }
  }
}

/** Whether a picture would have no place beside the form; the server does not know, and the picture costs it nothing. */
function isNarrow(): boolean {
  return typeof matchMedia === 'function' && !matchMedia('(min-width: 64rem)').matches
}

async function pictureOf(category: ShopCategory, { api }: Services, signal: AbortSignal): Promise<Image | null> {
  const { categories, heroes } = await (await api()).catalogue.showcase({}, { signal })
  return categories.find((tile) => tile.category === category)?.image ?? heroes[0] ?? null
}
