/** Returns the picture among dropped or pasted files, or else the first file, so that the error names it. */
export function imageFileIn(data: DataTransfer | null): File | undefined {
  const files = [...(data?.files ?? [])]
  return files.find(({ type }) => type.startsWith('image/')) ?? files[0]
}
