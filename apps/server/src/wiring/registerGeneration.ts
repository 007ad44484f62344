import { randomUUID } from 'node:crypto'
import type { DeckWriter, ModelAssistant, SlideAssistant } from '@deckloom/writer'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/openDatabase.ts'
import { assistantRoutes } from '../features/assistant/routes.ts'
import { createMeteredAssistant } from '../features/generation/createMeteredAssistant.ts'
import { generationRoutes } from '../features/generation/routes.ts'
import { generationAllowance } from '../features/subscriptions/generationAllowance.ts'
import type { Entitlements } from '../platform/plans/entitlements.ts'
import { FairQueue } from '../platform/jobs/FairQueue.ts'
import type { Figures } from '../platform/jobs/Figures.ts'

interface GenerationParts {
  readonly config: Config
  readonly database: Database
  readonly writer: DeckWriter
  /** Handles the actions that need no model. */
  readonly embeddedAssistant: SlideAssistant
  /** Absent if no model is configured. */
  readonly assistant?: ModelAssistant
  readonly entitlements: Entitlements
  readonly figures: Figures
  readonly now: () => Date
}

/** Decks that a model writes at once, and those that wait; more are rejected. */
const decksAtOnce = { parallel: 4, queue: 24, byPriority: true }

/**
 * Registers deck generation and slide assistance, within the account's plan and the server's
 * budget.
 */
export function registerGeneration(
  app: FastifyInstance,
  {
    config,
    database,
    writer,
    embeddedAssistant,
    assistant,
    entitlements,
    figures,
    now,
  }: GenerationParts,
): void {
  const warn = (message: string) => app.log.warn(message)
  const gate = new FairQueue(decksAtOnce)
  figures.watchQueue('models', () => gate.load())
  const ports = {
    database,
    writer,
    prices: config.textModel?.prices ?? { input: 0, output: 0 },
    newId: randomUUID,
    now,
    gate,
    figures,
    takeSeat: generationAllowance({
      database,
      now,
      entitlements,
      budget: config.modelBudget,
      warn,
    }),
    warn,
  }
  generationRoutes(app, ports)
  assistantRoutes(app, {
    assistantsFor: (caller) =>
      assistant
        ? [createMeteredAssistant(ports, assistant, caller), embeddedAssistant]
        : [embeddedAssistant],
  })
}
