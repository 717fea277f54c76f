export { Alert } from './Alert.tsx'
