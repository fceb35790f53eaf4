import { faces } from './faces.ts';
import type { Persona, PersonaKey } from './persona.ts';

const people: readonly Omit<Persona, 'face'>[] = [
  {
    key: 'archivist',
    name: 'Odile the Archivist',
    style: { aggression: 0.9, meddling: 1.1, thrift: 1.15, spite: 1.3, bargaining: 1.05, honour: 1.3 },
  },
  {
    key: 'auctioneer',
    name: 'Barnaby Gavel',
    style: { aggression: 1, meddling: 1.05, thrift: 0.9, spite: 0.8, bargaining: 0.85, honour: 0.9 },
  },
  {
    key: 'beekeeper',
    name: 'Sister Melisende',
    style: { aggression: 0.75, meddling: 0.8, thrift: 1.1, spite: 1, bargaining: 0.95, honour: 1.2 },
  },
  {
    key: 'clockmaker',
    name: 'Tobias Escapement',
    style: { aggression: 1, meddling: 0.95, thrift: 1.1, spite: 0.9, bargaining: 1.1, honour: 1.1 },
  },
  {
    key: 'dowager',
    name: 'The Dowager Ombeline',
    style: { aggression: 1.05, meddling: 1.2, thrift: 1, spite: 1.8, bargaining: 1.15, honour: 1.4 },
  },
  {
    key: 'fisherman',
    name: 'Old Corran',
    style: { aggression: 0.85, meddling: 0.85, thrift: 1.25, spite: 0.9, bargaining: 1, honour: 1.1 },
  },
  {
    key: 'lighthouse',
    name: 'Keeper Juno',
    style: { aggression: 0.95, meddling: 1.35, thrift: 1, spite: 0.9, bargaining: 1, honour: 1 },
  },
  {
    key: 'magpie',
    name: 'Magpie',
    style: { aggression: 1.3, meddling: 0.9, thrift: 0.8, spite: 0.9, bargaining: 0.9, honour: 0.6 },
  },
  {
    key: 'surgeon',
    name: 'Dr. Amadi',
    style: { aggression: 1.25, meddling: 1, thrift: 1, spite: 0.7, bargaining: 1.05, honour: 0.75 },
  },
];

export const personas: readonly Persona[] = people.map((person) => ({ ...person, face: faces[person.key] }));

export function personaOf(key: PersonaKey | undefined): Persona | undefined {
  return personas.find((persona) => persona.key === key);
}
