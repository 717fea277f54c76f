export { LegalText, type LegalSection } from './LegalText.tsx'
export { Prose } from './Prose.tsx'
export { StaticPage } from './StaticPage.tsx'
