export { SiteFooter, type FooterGroup, type SiteFooterProps } from './SiteFooter.tsx'
