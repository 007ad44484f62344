/** The picture among what is dropped or pasted; a file of another kind stands for it when there is none, to be refused by name. */
export function imageFileIn(data: DataTransfer | null): File | undefined {
  const files = [...(data?.files ?? [])]
  return files.find(({ type }) => type.startsWith('image/')) ?? files[0]
}
