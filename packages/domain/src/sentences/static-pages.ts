/** Sentences of About Us and Contact that the specification fixes. */
export const visionTitle = 'Our vision'
export const missionTitle = 'Our mission'
export const designTeam = 'The design team'
export const manufacturingTeam = 'The manufacturing team'
export const logisticsTeam = 'The logistics team'
export const clientSupportTeam = 'The client-support team'
export const openAlways = 'Open 24/7'
export const messageSent = 'Message sent successfully!'
