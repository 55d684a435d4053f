/**
 * Copies an input's file into memory, so that it is sent even if it is changed or removed on the device meanwhile;
 * undefined if the visitor has since chosen another. Rejects if it cannot be read.
 */
export async function keepFile(input: HTMLInputElement, file: File): Promise<File | undefined> {
  const isStill = () => input.files?.[0] === file;
  const content = await file.arrayBuffer().catch((error: unknown) => {
    if (isStill()) throw error;
  });
  if (!content || !isStill()) return undefined;
  const kept = new File([content], file.name, { type: file.type, lastModified: file.lastModified });
  const list = new DataTransfer();
  list.items.add(kept);
  input.files = list.files;
  return kept;
}
