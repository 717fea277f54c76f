export { chooseFault, chosenFaults, everyEndpoint, faultOf, removeFaults, watchFaults } from './chosen-faults.ts'
export { endpoints } from './endpoints.ts'
export { faultNames } from './faults.ts'
export { faultyFetch } from './faulty-fetch.ts'
