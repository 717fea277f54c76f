export { IconButton, IconButtonLink } from './IconButton.tsx'
