/** The story without the book-keeping of questions: what somebody at the table would tell afterwards. */
export function told({ transcript }: { transcript(): string }): string[] {
  return transcript()
    .split('\n')
    .filter((line) => !/^asked: |^closed: | answers: /.test(line));
}
