export type {
  FaceId,
  FontWeight,
  FontFace,
  FaceMetrics,
  StyledRun,
  Glyphs,
  LineFragment,
  BrokenLine,
  BreakOptions,
  BrokenText,
} from './types.ts'
