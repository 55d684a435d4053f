/**
 * Copies an input's file into memory, so that it is sent even if it is changed or removed on the device meanwhile;
 * undefined if the visitor has since chosen another. Rejects if it cannot be read.
 */
export async function keepFile(input: HTMLInputElement, file: File): Promise<File | undefined> {
  const kept = new File([await file.arrayBuffer()], file.name, { type: file.type, lastModified: file.lastModified });
  if (input.files?.[0] !== file) return undefined;
  const list = new DataTransfer();
  list.items.add(kept);
  input.files = list.files;
  return kept;
}
