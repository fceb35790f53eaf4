// Why some ids are shown by no test: `- REQ-246: the reason`, one line each.

export function readReasons(text: string): Map<string, string> {
  const lines = text.matchAll(/^- (R-\d+\.\d+|REQ-\d+): (\S.*)$/gm);
  return new Map([...lines].map(([, id = '', reason = '']) => [id, reason]));
}
