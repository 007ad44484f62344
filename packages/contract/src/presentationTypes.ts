// Without zod, so that a screen can list the types without loading the schemas.
export const presentationTypes = ['pitch', 'report', 'marketing', 'training'] as const
export type PresentationType = (typeof presentationTypes)[number]

export const presentationTypeLabels: Readonly<Record<PresentationType, string>> = {
  pitch: 'Pitch Deck',
  report: 'Business Report',
  marketing: 'Marketing Plan',
  training: 'Training Material',
}
