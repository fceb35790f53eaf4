import { t } from '../../base/i18n/index.ts';

/** What is said about a computer player; a persona this client does not know is left without words. */
export function personaText(persona: string | undefined): string | undefined {
  switch (persona) {
    case 'archivist':
      return t('persona.archivist', 'counts everything, forgives nothing that was written down');
    case 'auctioneer':
      return t('persona.auctioneer', 'everything has a price; would like to hear yours');
    case 'beekeeper':
      return t('persona.beekeeper', 'patient, busy, never far from a swarm');
    case 'clockmaker':
      return t('persona.clockmaker', 'plans two moves ahead and dislikes surprises');
    case 'dowager':
      return t('persona.dowager', 'remembers every slight since the third soup');
    case 'fisherman':
      return t('persona.fisherman', 'waits for the tide, then takes everything that floats');
    case 'lighthouse':
      return t('persona.lighthouse', 'sees who is about to win before they do');
    case 'magpie':
      return t('persona.magpie', 'if it shines, it was always hers');
    case 'surgeon':
      return t('persona.surgeon', 'one cut, in the right place');
    default:
      return undefined;
  }
}
