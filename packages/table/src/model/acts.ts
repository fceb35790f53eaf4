/** or one of the table's own codes; as data, like a refusal of the engine. */
export interface TableRefusal {
  readonly code: string;
  readonly rule: string;
  readonly need: string;
}

export type Answer = { readonly ok: true } | { readonly ok: false; readonly refusal: TableRefusal };

export function refused(
  code: string,
  rule: string,
  need: string,
): { readonly ok: false; readonly refusal: TableRefusal } {
  return { ok: false, refusal: { code, rule, need } };
}
