export { LegalText, type LegalSection, type LegalTextProps } from './LegalText.tsx'
export { Prose, type ProseProps } from './Prose.tsx'
export { StaticPage, type StaticPageProps } from './StaticPage.tsx'
