export { goodAnswer } from './goodAnswers.ts'
export { ModelServer, type Play, type Question } from './ModelServer.ts'
