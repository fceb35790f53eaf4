import { expect, test } from 'vitest';
import { SHEET_OF, WITHOUT_PICTURE } from '../../dev/gallery/stage/components.ts';
import { componentFiles } from '../browser/files-seen.ts';

/** Asked without a browser; that each is really drawn there the test of the pictures asks (gallery-pictures.test.ts). */
test('every component is on a sheet of the gallery, or it is written down why there is no picture of it', () => {
  const known = { ...SHEET_OF, ...WITHOUT_PICTURE };
  const files = componentFiles();
  expect(files.length).toBeGreaterThan(100);
  expect(
    files.filter((file) => !(file in known)),
    'add them to dev/gallery/stage/components.ts, and a specimen if none shows them',
  ).toEqual([]);
  expect(Object.keys(known).filter((file) => !files.includes(file))).toEqual([]);
  expect(Object.keys(SHEET_OF).filter((file) => file in WITHOUT_PICTURE)).toEqual([]);
});
