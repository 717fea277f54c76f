export { Button, ButtonLink, buttonSizes, buttonVariants } from './Button.tsx'
export type { ButtonLinkProps, ButtonProps } from './Button.tsx'
