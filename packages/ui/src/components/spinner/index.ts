export { Spinner, spinnerSizes } from './Spinner.tsx'
export type { SpinnerProps } from './Spinner.tsx'
