const year = new Date().getFullYear()

export function Copyright() {
  return <>© {year} Deckloom</>
}
