/** The storage key of the choice about cookies. Its value is 'true' or 'false'; anything else is no choice. */
export const consentKey = 'cookie_consent_accepted'
