/**
 * The server of a copied script: `recorded` responds as in the recording, and `real` is that of the running shop, where only the recorded
 * failures are simulated.
 */
export type Server = 'recorded' | 'real'
