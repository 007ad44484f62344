import { contentType, relationshipType } from '../opc/namespaces.ts'
import type { OfficePackage } from '../opc/officePackage.ts'
import { createRelationships } from '../opc/relationships.ts'
import { chartPart } from './chartPart.ts'
import { spelledNumbers } from './spelledLabels.ts'
import { writeWorkbook } from './workbook.ts'
import type { WrittenChart } from './writtenChart.ts'

/** Adds charts to the file, each with its own workbook. */
export interface Charts {
  /** Adds a chart and returns the path of its part. */
  add(chart: WrittenChart): string
}

export function createCharts(
  file: Pick<OfficePackage, 'addPart' | 'addMedia'>,
  createdAt: Date,
): Charts {
  let count = 0
  return {
    add(chart) {
      count += 1
      const path = `ppt/charts/chart${count}.xml`
      const data = `ppt/embeddings/Microsoft_Excel_Sheet${count}.xlsx`
      const relationships = createRelationships(path)
      const xml = chartPart(chart, relationships.toPart(relationshipType.package, data))
      file.addPart(path, { contentType: contentType.chart, xml, relationships })
      const spelled = spelledNumbers(chart.plan.points)
      file.addMedia(data, writeWorkbook({ chart: chart.chart, spelled, createdAt }))
      return path
    },
  }
}
