export { Footer, type FooterGroup, type FooterProps } from './Footer.tsx'
