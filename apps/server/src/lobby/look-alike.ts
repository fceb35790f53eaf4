/**
 * The skeleton of a name after UTS 39: two names with the same one cannot be told apart at a table. Of the table of confusable letters only
 * what looks like Latin letters and digits is here, from the scripts people write names in; NFKC has folded the decorated ones before.
 */

const ALIKE: Readonly<Record<string, string>> = {
  // Cyrillic
  ...letters('аАвВеЕһНіІјЈкКмМоОрРсСтТуУхХѕЅԁԛԝгпҮүԚԜ', 'aabbeehhiijjkkmmooppccttyyxxssdqwrnyyqw'),
  // Greek
  ...letters('αΑΒεΕΖηΗιΙκΚΜνΝοΟρΡτΤυΥχΧγω', 'aabeeznhiikkmvnooppttuyxxyw'),
  // Armenian, Cherokee and small capitals
  ...letters('օսհոցՕՍ', 'ouhngou'),
  ...letters('ᎪᏴᏟᎠᎬᎻᎥᎫᏦᏞᎷᏢᏒᏚᎢᏙᏔᎩᏃ', 'abcdehijklmprstvwyz'),
  ...letters('ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀᴛᴜᴠᴡʏᴢ', 'abcdeghijklmnoprtuvwyz'),
  // Latin letters that lost a dot or look like another
  ...letters('ıȷɑɡℓƖ', 'ijaglI'),
};

/** In one face of type or another these are one stroke, or one ring; upper and lower case are the same name anyway. */
const STROKES = /[il1|!]/g;
const RINGS = /[o0]/g;

export function skeletonOf(name: string): string {
  const shown = [...name.normalize('NFKC')].map((letter) => ALIKE[letter] ?? letter).join('');
  return shown
    .toLowerCase()
    .normalize('NFD')
    .replace(STROKES, 'l')
    .replace(RINGS, 'o')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/\s/g, '');
}

function letters(from: string, to: string): Readonly<Record<string, string>> {
  const [theirs, ours] = [[...from], [...to]];
  if (theirs.length !== ours.length) throw new Error(`${theirs.length} letters look like ${ours.length}`);
  return Object.fromEntries(theirs.map((letter, index) => [letter, ours[index] ?? letter]));
}
