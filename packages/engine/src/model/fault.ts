/** Why options or a written position cannot be played: data like a refusal, with the rule that says so. */
export interface Fault<Code extends string = string> {
  readonly code: Code;
  readonly rule: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** For whoever writes a client, a scenario or a save; players are told in sentences of their own. */
export function faultText({ code, rule, values }: Fault): string {
  return `${code} (${rule}) ${JSON.stringify(values)}`;
}
