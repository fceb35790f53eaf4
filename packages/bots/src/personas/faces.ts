import type { PersonaKey } from './persona.ts';

/** Small portraits of a few shapes each; no picture of anybody and none of the published cards'. */
const frame = (background: string, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" aria-hidden="true"><rect width="64" height="64" rx="14" fill="${background}"/>${shapes}</svg>`;

const eyes = (y: number, colour = '#1d1b22'): string =>
  `<circle cx="25" cy="${y}" r="2.6" fill="${colour}"/><circle cx="39" cy="${y}" r="2.6" fill="${colour}"/>`;

const head = (colour: string): string => `<ellipse cx="32" cy="35" rx="16" ry="18" fill="${colour}"/>`;

export const faces: Readonly<Record<PersonaKey, string>> = {
  archivist: frame(
    '#3a4a5c',
    `${head('#e7c9a9')}<path d="M14 26q18-22 36 0l-4-2q-14-12-28 0z" fill="#d8d8d8"/><circle cx="25" cy="34" r="6" fill="none" stroke="#222" stroke-width="2"/><circle cx="39" cy="34" r="6" fill="none" stroke="#222" stroke-width="2"/>${eyes(34)}<path d="M27 45h10" stroke="#7a4b3a" stroke-width="2"/>`,
  ),
  auctioneer: frame(
    '#7b2d26',
    `${head('#c98f65')}<path d="M15 24h34l-4-12H19z" fill="#26201c"/>${eyes(33)}<path d="M24 43q8 8 16 0z" fill="#fff" stroke="#5a2f20"/><path d="M26 40q6-3 12 0" stroke="#26201c" stroke-width="3" fill="none"/>`,
  ),
  beekeeper: frame(
    '#c9982e',
    `<path d="M12 30a20 18 0 0 1 40 0z" fill="#f2e6c0"/>${head('#f0d2b0')}<path d="M12 28h40" stroke="#7d6420" stroke-width="3"/>${eyes(36)}<path d="M16 30v22M24 30v24M40 30v24M48 30v22" stroke="#7d642055" stroke-width="1"/><path d="M28 45q4 3 8 0" stroke="#7a4b3a" stroke-width="2" fill="none"/>`,
  ),
  clockmaker: frame(
    '#2f5d50',
    `${head('#d9b38c')}<circle cx="39" cy="33" r="7" fill="#cfe3ea" stroke="#8a6d2f" stroke-width="2"/><path d="M39 33v-4M39 33l3 2" stroke="#333" stroke-width="1.5"/>${eyes(33)}<path d="M16 26q16-14 32 0" stroke="#6b4a2b" stroke-width="5" fill="none"/><path d="M26 46h12" stroke="#7a4b3a" stroke-width="2"/>`,
  ),
  dowager: frame(
    '#5b3a6b',
    `<circle cx="32" cy="18" r="11" fill="#cfcfd8"/>${head('#eed9c4')}${eyes(34)}<path d="M26 45q6-4 12 0" stroke="#8b2f45" stroke-width="3" fill="none"/><path d="M18 52q14 8 28 0" stroke="#f5f1e6" stroke-width="4" fill="none" stroke-dasharray="3 2"/>`,
  ),
  fisherman: frame(
    '#27618a',
    `${head('#c58c62')}<path d="M14 27q18-18 36 0v3H14z" fill="#e3b62f"/><path d="M10 30h44" stroke="#b98f1d" stroke-width="3"/>${eyes(36)}<path d="M18 42q14 22 28 0-14 8-28 0z" fill="#e8e8e8"/>`,
  ),
  lighthouse: frame(
    '#1c2a44',
    `<path d="M32 14L4 4v16zM32 14l28-10v16z" fill="#f4e8a055"/>${head('#e5bd97')}<path d="M20 22h24l-3-10H23z" fill="#c33b32"/>${eyes(34)}<path d="M26 44q6 4 12 0" stroke="#7a4b3a" stroke-width="2" fill="none"/>`,
  ),
  magpie: frame(
    '#dfe5ea',
    `<ellipse cx="32" cy="35" rx="17" ry="19" fill="#17181c"/><path d="M20 40q12 16 24 0-12 6-24 0z" fill="#fff"/>${eyes(30, '#e9d15b')}<path d="M28 36h8l-4 9z" fill="#4b4f57"/><circle cx="46" cy="50" r="5" fill="#e6c34a" stroke="#9a7d1f"/>`,
  ),
  surgeon: frame(
    '#3f8a83',
    `${head('#8d5f43')}<path d="M15 27q17-20 34 0v-2q-17-22-34 0z" fill="#cfeae6"/><path d="M16 27q16-18 32 0z" fill="#a8d8d2"/>${eyes(34)}<path d="M18 40h28v6q-14 10-28 0z" fill="#e6f4f2"/>`,
  ),
};
