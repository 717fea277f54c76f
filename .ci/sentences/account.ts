import type { Place } from './place.ts'

/** Points 2, 4, 5 and 8: signing in and up, the profile, passwords. */
export const account: readonly Place[] = [
  {
    where: 'Login (/profile)',
    lookedAtIn: 'apps/web/src/screens/account/profile/Login.stories.tsx',
    sentences: [
      'Forgot Password?',
      'Reset Your Password',
      "Enter your email address and we'll send you a link to reset your password.",
      'Send Reset Link',
      'Failed to send reset link. Please try again.',
      'Welcome Back!',
      'Enter valid email address',
      'Must be more than 8 characters, including at least one number, at least one lowercase letter, at least one uppercase letter.',
    ],
    names: ['Welcome back!', 'Sign Up', 'Cancel', 'Email', 'Password', 'Show password'],
  },
  {
    where: 'Admin login (/admin/login)',
    lookedAtIn: 'apps/web/src/screens/account/admin-login/AdminLogin.stories.tsx',
    sentences: ['Logged in successfully'],
    names: ['Admin Login', 'Email', 'Password'],
  },
  {
    where: 'Sign up (/signup)',
    lookedAtIn: 'apps/web/src/screens/account/sign-up/SignUp.stories.tsx',
    sentences: ['account created', 'Must be at least 10 digits'],
    names: ['Welcome!', 'Name', 'Email', 'Phone number', 'Password', 'Sign Up', 'Login'],
  },
  {
    where: 'Profile (/profile)',
    lookedAtIn: 'apps/web/src/screens/account/profile/Profile.stories.tsx',
    sentences: [
      'Are you sure you want to delete your account? This action cannot be undone.',
      'Profile updated successfully',
      'Account deleted',
      'Logged out successfully',
      'New passwords do not match.',
      'New password must be at least 6 characters long.',
      'Failed to change password. Please try again.',
      'Something went wrong. Please try again.',
    ],
    names: ['My Profile', 'Edit Profile', 'Save Changes', 'Change Password', 'Logout', 'Delete Account'],
  },
  {
    where: 'Reset password (/reset-password/{token})',
    lookedAtIn: 'apps/web/src/screens/account/reset-password/ResetPassword.stories.tsx',
    sentences: [
      'Must be at least 8 characters long, including at least one number, one lowercase letter, and one uppercase letter.',
      'Password reset token is missing.',
      'Please fill in both password fields.',
      'New passwords do not match.',
      'New password must be at least 6 characters long.',
      'Failed to reset password. Please try again.',
    ],
  },
]
