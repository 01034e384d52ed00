/** Milliseconds: the browser reads the address after the click. */
const later = 60_000;

/** Saves a file that was made or loaded in the browser under a name of ours. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), later);
}
