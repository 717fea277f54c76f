/** The admin that the journeys' shop is started with. */
export const admin = { email: 'admin@example.com', password: 'Journeys-Admin-2026' }
