import type { TableNeedValues, TableRefusal } from '@illuminice/protocol';

export type Answer = { readonly ok: true } | { readonly ok: false; readonly refusal: TableRefusal };

export function refused(
  code: string,
  rule: string,
  values: TableNeedValues,
): { readonly ok: false; readonly refusal: TableRefusal } {
  return { ok: false, refusal: { code, rule, values } };
}
