// Free of zod, so that a screen can list the types without loading the schemas.
export const presentationTypes = ['pitch', 'report', 'marketing', 'training'] as const
export type PresentationType = (typeof presentationTypes)[number]

export const presentationTypeLabels: Readonly<Record<PresentationType, string>> = {
  pitch: 'Pitch Deck',
  report: 'Business Report',
  marketing: 'Marketing Plan',
  training: 'Training Material',
}

export const generationLimits = {
  promptLength: { min: 3, max: 20_000 },
  sourceLength: 200_000,
  slideCount: { min: 5, max: 25, default: 10 },
  bodyBytes: 512 * 1024,
} as const
