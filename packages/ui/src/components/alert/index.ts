export { Alert } from './Alert.tsx'
export { useFocusHandover } from './useFocusHandover.ts'
