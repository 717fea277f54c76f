export { Alert, alertTones } from './Alert.tsx'
export type { AlertProps } from './Alert.tsx'
