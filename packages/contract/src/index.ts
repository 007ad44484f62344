export {
  emailSchema,
  firstNameSchema,
  forgotPasswordBody,
  lastNameSchema,
  loginBody,
  newPasswordSchema,
  registerBody,
  resetPasswordBody,
  validateResetTokenBody,
  type CurrentUser,
  type ForgotPasswordAnswer,
  type ForgotPasswordBody,
  type LoginBody,
  type RegisterBody,
  type ResetPasswordBody,
  type SessionItem,
  type SignedIn,
} from './accounts.ts'
export { ApiError, createClient, type ApiClient, type Send } from './client.ts'
export { errorStatus, type ErrorBody, type ErrorCode } from './errors.ts'
export {
  generateBody,
  type GenerateAnswer,
  type GenerateBody,
  type GenerationEvent,
} from './generation.ts'
export {
  createPresentationBody,
  exportBody,
  exportFormats,
  mutationHeaders,
  pictureWidths,
  thumbnailParams,
  thumbnailQuery,
  presentationParams,
  renamePresentationBody,
  savePresentationBody,
  type CreatePresentationBody,
  type ExportAnswer,
  type ExportBody,
  type ExportEvent,
  type ExportFormat,
  type Presentation,
  type PresentationListItem,
  type RenamePresentationBody,
  type SavePresentationBody,
} from './presentations.ts'
export {
  generationLimits,
  presentationTypeLabels,
  presentationTypes,
  type PresentationType,
} from './presentationTypes.ts'
