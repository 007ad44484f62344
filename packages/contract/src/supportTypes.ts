export const supportCategories = [
  'Getting started',
  'Editor',
  'Export',
  'Account',
  'Billing',
  'Something else',
] as const

export const allFieldsRequired = 'All fields are required to submit your support request.'
