import { AccountScreen } from '../AccountScreen.tsx'
import { LoginView } from './LoginView.tsx'

/** `/profile`: My Profile, or the login view for whoever is signed out. */
export function Profile() {
  return <AccountScreen signedOut={<LoginView />} />
}
