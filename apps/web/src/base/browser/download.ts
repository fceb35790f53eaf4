/** Hands a text to the person as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
  const anchor = Object.assign(document.createElement('a'), { href: url, download: name });
  anchor.click();
  URL.revokeObjectURL(url);
}

/** What saved games are called. */
export function savedGameName(id: string): string {
  return `illuminice-${id.slice(0, 6)}.jsonl`;
}
