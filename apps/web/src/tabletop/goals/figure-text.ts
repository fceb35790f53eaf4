interface Figure {
  readonly known: number;
  /** A part of it may not be seen: stacked money, a face-down card. */
  readonly isMore: boolean;
}

/** What is known of a sum; where nothing is, the sign of a hidden treasury, and never "0+?" (T-35). */
export function figureText({ known, isMore }: Figure): string {
  if (!isMore) return String(known);
  return known === 0 ? '?' : `${known}+`;
}
