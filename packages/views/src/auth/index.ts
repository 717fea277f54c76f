export { AdminLoginView } from './AdminLoginView.tsx'
export { LoginView } from './LoginView.tsx'
export { SignUpView } from './SignUpView.tsx'
