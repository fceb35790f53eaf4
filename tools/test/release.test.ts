/** C-16: a release says what it brings, is not made twice, and what is laid beside it can be checked. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { notesOf, whyNotReleased, writeChecksums } from '../release/release.ts';
import { repositoryRoot } from '../rooms/read-rooms.ts';

const root = repositoryRoot();
const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };

test('[C-16] the changelog tells of the version that package.json names', () => {
  expect(whyNotReleased({ version, changelog, changed: '', tags: [] })).toEqual([]);
});

test('[C-16] nothing is released twice, without notes, from a changed tree or under a name that is no version', () => {
  const plan = { version: '1.2.3', changelog: '# Changelog\n\n## 1.2.3\n\n- faster\n', changed: '', tags: ['v1.2.2'] };
  expect(whyNotReleased(plan)).toEqual([]);
  expect(whyNotReleased({ ...plan, tags: ['v1.2.3'] })).toEqual([expect.stringContaining('there already')]);
  expect(whyNotReleased({ ...plan, changed: ' M a.ts' })).toEqual([expect.stringContaining('not committed')]);
  expect(whyNotReleased({ ...plan, changelog: '## 1.2.30\n\n- x\n' })).toEqual([expect.stringContaining('nothing of')]);
  expect(whyNotReleased({ ...plan, version: 'tomorrow' })).toHaveLength(2);
  expect(notesOf('## 2.0.0 (today)\n\n- new\n\n## 1.0.0\n\n- old\n', '2.0.0')).toBe('- new');
});

test('[C-16] the checksums are those that sha256sum reads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'illuminice-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'a.tgz'), 'package');
  writeChecksums(folder, [join(folder, 'a.tgz')]);
  const check = () =>
    execFileSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  expect(check()).toContain('a.tgz: OK');
  writeFileSync(join(folder, 'a.tgz'), 'another one');
  expect(check).toThrow();
});
