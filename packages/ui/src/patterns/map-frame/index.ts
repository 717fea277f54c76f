export { MapFrame } from './MapFrame.tsx'
