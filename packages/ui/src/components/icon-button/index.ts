export { IconButton, IconButtonLink, iconButtonVariants } from './IconButton.tsx'
export type { IconButtonLinkProps, IconButtonProps } from './IconButton.tsx'
