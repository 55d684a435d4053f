/**
 * Keeps the file of an input in memory, so that it is sent although it is changed or removed on the device meanwhile;
 * undefined when the visitor has chosen another since. Fails when it cannot be read.
 */
export async function keepFile(input: HTMLInputElement, file: File): Promise<File | undefined> {
  const kept = new File([await file.arrayBuffer()], file.name, { type: file.type, lastModified: file.lastModified });
  if (input.files?.[0] !== file) return undefined;
  const list = new DataTransfer();
  list.items.add(kept);
  input.files = list.files;
  return kept;
}
