/** Hands a file to the browser's downloads. */
export function saveFile({ fileName, bytes }: { readonly fileName: string; readonly bytes: Uint8Array }): void {
  const address = URL.createObjectURL(
    new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/octet-stream' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers read the address only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
