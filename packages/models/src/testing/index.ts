export { goodAnswer } from './goodAnswers.ts'
export { ModelServer, type Play } from './ModelServer.ts'
export type { Question } from './question.ts'
