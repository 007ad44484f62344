import { Banner } from '@deckloom/ui'
import { companyProblemIn } from '../../../shared/identity/companyProblems.ts'

/** Shows what went wrong during the company's sign-in, which redirected here. */
export function CompanyProblem({ search }: { readonly search: string }) {
  const problem = companyProblemIn(search)
  if (problem === undefined) return null
  return (
    <div className="mb-5">
      <Banner tone="danger">{problem}</Banner>
    </div>
  )
}
