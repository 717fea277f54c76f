/** Sentences on any page that the specification fixes. */
export const loadingData = 'Loading data...'
export const loadingStyles = 'Loading styles data...'
export const loadingAuthentication = 'Loading authentication...'
export const pageNotFound = '404 Not Found'
export const acceptAll = 'Accept All'
export const somethingWentWrong = 'Something went wrong. Please try again.'
