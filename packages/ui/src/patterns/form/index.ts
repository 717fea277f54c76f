export { Form, FormNote, TextButton, type FormProps } from './Form.tsx'
export { fieldsOf, type FormProblems, type FormState, type FormValues } from './fields.ts'
export { placed } from './new-password.ts'
