export { OrderingSteps } from './OrderingSteps.tsx'
