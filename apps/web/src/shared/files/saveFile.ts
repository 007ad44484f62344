/** Has the browser save what is at a URL. */
export function saveFile(url: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
}
