export { CookieBannerView } from './CookieBannerView.tsx'
